import { stateAfterCheck } from '@ribambelle/domain/sender-domains/domain-state.ts';
import {
  type Finding,
  hasPolicy,
  judgeKey,
  judgePolicy,
  judgeSenderList,
  keyRecordName,
  policyRecordNames,
  type Texts,
} from '@ribambelle/domain/sender-domains/sender-records.ts';
import type { Instant } from '@ribambelle/domain/base/instants.ts';
import { atOnce } from '../database/statements.ts';
import type { Db } from '../database/transaction.ts';
import {
  lockSenderDomain,
  saveSenderCheck,
  type SenderDomain,
  promoteNextKey,
} from '../mails/index.ts';
import type { HostPort } from '../outside/host-port.ts';
import type { Outside } from '../outside/outside.ts';

/** Looks for the records of a sender domain; outside any transaction. */
export async function lookForRecords(
  domain: SenderDomain,
  outside: Outside,
): Promise<readonly Finding[]> {
  const { domain: name, selector, public_key, next_selector, next_public_key } = domain;
  const textsOfKey = (one: string) => outside.hosts.textsAt(keyRecordName(name, one));
  const [key, next_key, others] = await atOnce(
    () => textsOfKey(selector),
    async () => (next_selector === null ? [] : textsOfKey(next_selector)),
    () => lookForOthers(domain, outside),
  );
  return [
    judgeKey(key, { kind: 'DKIM', public_key }),
    ...(next_public_key === null
      ? []
      : [judgeKey(next_key, { kind: 'NEXT_DKIM', public_key: next_public_key })]),
    ...others,
  ];
}

/**
 * Looks for the records that are recommended beside the key. A new key is not looked for: name
 * servers remember for an hour that it was not there yet.
 */
export async function lookForOthers(
  { domain }: SenderDomain,
  { hosts, mail }: Outside,
): Promise<readonly Finding[]> {
  const { spf_include } = mail;
  const [senders, policies] = await atOnce(
    async () => (spf_include === null ? [] : hosts.textsAt(domain)),
    () => textsOfPolicy(hosts, domain),
  );
  const policy = judgePolicy(policies);
  return spf_include === null ? [policy] : [judgeSenderList(senders, spf_include), policy];
}

/** Reads the policy of a domain, or of the nearest name above it that has one. */
async function textsOfPolicy(hosts: HostPort, domain: string): Promise<Texts> {
  for (const name of policyRecordNames(domain)) {
    const texts = await hosts.textsAt(name);
    if (texts === null || hasPolicy(texts)) return texts;
  }
  return [];
}

/**
 * Keeps what was found, and what becomes of the domain by it; nothing when it was removed, replaced
 * or given another key since it was read.
 */
export async function keepCheck(
  db: Db,
  input: {
    readonly of: SenderDomain;
    readonly findings: readonly Finding[];
    readonly now: Instant;
  },
): Promise<void> {
  const { of, findings, now } = input;
  const present = await lockSenderDomain(db);
  if (present?.selector !== of.selector || present.next_selector !== of.next_selector) return;
  const resultOf = (kind: Finding['kind']) => findings.find((one) => one.kind === kind)?.result;
  const { next_key_follows, ...after } = stateAfterCheck(present, {
    key: resultOf('DKIM') ?? 'UNANSWERED',
    next_key: resultOf('NEXT_DKIM') ?? null,
  });
  if (next_key_follows) await promoteNextKey(db);
  const kept = next_key_follows ? findings.flatMap(asPresentKey) : findings;
  await saveSenderCheck(db, { ...after, findings: kept, now });
}

/** Returns what was found for the next key as that of the present one, whose place it took. */
function asPresentKey(finding: Finding): readonly Finding[] {
  if (finding.kind === 'DKIM') return [];
  return [finding.kind === 'NEXT_DKIM' ? { ...finding, kind: 'DKIM' } : finding];
}
