import { addSenderDomain as endpoint } from '@ribambelle/api/sender-domains/add-sender-domain.ts';
import {
  domainOf,
  readSenderDomain,
  type TypedDomain,
} from '@ribambelle/domain/sender-domains/read-sender-domain.ts';
import { preparedAction } from '../action.ts';
import type { RunInTenant } from '../events/events.ts';
import {
  createSenderKey,
  findMailSettings,
  findSenderDomain,
  insertSenderDomain,
  lockSenderDomain,
  saveFindings,
  saveMailSettings,
  sealSenderKey,
  senderAddressOf,
} from '../mails/index.ts';
import { lockOrganiser, saveSettings } from '../organisers/index.ts';
import type { Outside } from '../outside/outside.ts';
import { refuse } from '../refusal.ts';
import { lookForOthers } from './check-domain.ts';
import { recordSenderDomain } from './record-sender-domain.ts';

/**
 * Adds the sender domain with a new key, created before the transaction; a typed address becomes
 * the organiser's sender.
 */
export const addSenderDomain = preparedAction(
  {
    endpoint,
    prepare: async ({ request, outside }) => ({
      typed: typedDomain(request.domain, outside),
      key: await createSenderKey(),
    }),
  },
  async (context) => {
    const { db, organiser, vault, outside, prepared, now } = context;
    const { domain, address } = prepared.typed;
    const row = await lockOrganiser(db);
    const settings = await findMailSettings(db);
    const former = senderAddressOf(settings, row);
    const sender = address ?? former;
    if (domainOf(sender) !== domain)
      refuse('SENDER_ADDRESS_REQUIRED', { domain: 'SENDER_ADDRESS_REQUIRED' });
    const key = sealSenderKey(prepared.key, { vault, organiser_id: organiser.id });
    const added = await insertSenderDomain(db, { domain, key, now });
    if (!added) refuse('SENDER_DOMAIN_ADDED', { domain: 'SENDER_DOMAIN_ADDED' });
    const isNew = sender !== former;
    if (isNew) {
      await saveMailSettings(db, { values: { sender_address: sender }, now });
      await saveSettings(db, { values: { version: row.version + 1 }, now });
    }
    await recordSenderDomain(context, {
      record: isNew ? row : null,
      changes: [
        { field: 'sender_domain', from: '', to: domain },
        ...(isNew ? [{ field: 'sender_address' as const, from: former, to: sender }] : []),
      ],
    });
    context.afterCommit(async (answer, inTenant) => {
      await readOthers(inTenant, { domain, outside });
      return answer;
    });
    return { message: null };
  },
);

/**
 * Reads the records that the domain has already, so that those to publish keep what is in them;
 * nothing when it was replaced meanwhile.
 */
async function readOthers(
  inTenant: RunInTenant,
  { domain, outside }: { readonly domain: string; readonly outside: Outside },
): Promise<void> {
  const of = await inTenant(findSenderDomain);
  if (of?.domain !== domain) return;
  const findings = await lookForOthers(of, outside);
  await inTenant(async (db) => {
    const present = await lockSenderDomain(db);
    if (present?.selector === of.selector && present.checked_at === null)
      await saveFindings(db, findings);
  });
}

/** Returns the typed domain; refuses it on its field. */
function typedDomain(typed: string, { hosts, mail }: Outside): TypedDomain {
  const { sender_address, bounce_domain, spf_include } = mail;
  const names = [sender_address === null ? null : domainOf(sender_address), bounce_domain];
  const platform = [...names, spf_include, ...hosts.address.names].filter((name) => name !== null);
  const read = readSenderDomain(typed, { platform });
  return read.ok ? read.value : refuse(read.refused, { domain: read.refused });
}
