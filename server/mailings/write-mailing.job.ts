import type { Language } from '@ribambelle/domain/base/languages.ts';
import { heldBack } from '@ribambelle/domain/mailings/mailing.ts';
import type { WrittenMail } from '@ribambelle/mails/mail.ts';
import { z } from 'zod';
import type { Db } from '../database/transaction.ts';
import { picturesOf } from '../mail-templates/index.ts';
import { deliversMails, logoAddress } from '../mails/index.ts';
import type { Organiser } from '../organisers/organiser.ts';
import { job } from '../queue/job.ts';
import type { Vault } from '../vault/vault.ts';
import { drawTemplates, filledMail } from './fill-mail.ts';
import {
  findMailing,
  hasWaiting,
  holdBack,
  leaveOut,
  lockWaiting,
  type MailingRecord,
  moveMailing,
} from './mailing-store.ts';
import { loadFacts } from './variable-values-views.ts';
import { firstSending, keepWritten } from './written-mails-store.ts';

/** The number of families written to in one transaction: short enough that nobody waits for it. */
const AT_ONCE = 100;

/**
 * Writes the e-mails of a mailing, some families in a transaction: their e-mails and the note that
 * they are written are kept together or not at all, so that a run after a crash continues where the
 * last one stopped. The e-mail is drawn once in each language, and filled in for each family.
 */
export const writeMailing = job(
  { name: 'write-mailing', payload: z.object({ organiser_id: z.int(), mailing_id: z.int() }) },
  async (context) => {
    const { payload, organiser, origin, outside, inTenant, give_way, now, writeMail, vault } =
      context;
    const delivers = deliversMails(organiser, outside);
    const start = await inTenant(async (db) => {
      const mailing = await findMailing(db, { id: payload.mailing_id, lock: 'UPDATE' });
      if (mailing?.state !== 'WRITING') return null;
      const logo = await logoAddress(db, organiser);
      const sending_id = delivers ? await firstSending(db, { id: payload.mailing_id, now }) : null;
      const pictures = await picturesOf(db, mailing.content);
      return { mailing: { ...mailing, pictures }, logo, sending_id };
    });
    if (start === null) return;
    const { mailing, logo, sending_id } = start;
    const sender = { ...organiser, logo };
    const templates = await drawTemplates(mailing, { writeMail, sender, organiser, origin });
    const some = { mailing, sending_id, drawn: templates, organiser, vault, now };
    do {
      await give_way();
    } while (await inTenant((db) => writeSome(db, some)));
    await inTenant(async (db, emit) => {
      if (await hasWaiting(db, payload.mailing_id)) return;
      const to = sending_id === null ? 'SENT' : 'SENDING';
      if (!(await moveMailing(db, { id: payload.mailing_id, from: ['WRITING'], to, now }))) return;
      if (sending_id !== null) emit('mailing.delivery.due', { mailing_id: mailing.id, sending_id });
    });
  },
);

/**
 * Writes to the next waiting families; returns false when there are none, or the mailing was
 * stopped.
 */
async function writeSome(
  db: Db,
  input: {
    mailing: MailingRecord;
    sending_id: number | null;
    drawn: ReadonlyMap<Language, WrittenMail>;
    organiser: Organiser;
    vault: Vault;
    now: string;
  },
): Promise<boolean> {
  const { mailing, drawn, organiser, vault, sending_id, now } = input;
  const { id, cuid, purpose } = mailing;
  // a collaborator who stops the mailing waits for this transaction, and the other way round
  const current = await findMailing(db, { id, lock: 'SHARE' });
  if (current?.state !== 'WRITING') return false;
  const families = await lockWaiting(db, { id, limit: AT_ONCE });
  if (families.length === 0) return false;
  const registeredIds = new Set(
    families
      .filter(({ registration_ids }) => registration_ids.length > 0)
      .map(({ customer_id }) => customer_id),
  );
  const facts = await loadFacts(db, families);
  const decisions = facts.map((family) => {
    const has_registrations = registeredIds.has(family.customer_id);
    return { family, held_back: heldBack({ ...family, has_registrations }, purpose) };
  });
  const mails = decisions.flatMap(({ family, held_back }) => {
    const template = drawn.get(family.language);
    if (held_back !== null || template === undefined) return [];
    const { customer_id, language, email: recipient } = family;
    const concerns =
      purpose === 'SERVICE' && registeredIds.has(customer_id)
        ? ('ORDER' as const)
        : ('OTHER' as const);
    const mail = filledMail(template, { family, organiser, vault });
    return [{ customer_id, recipient, language, concerns, ...mail }];
  });
  await keepWritten(db, { id, cuid, sending_id, mails, now });
  const heldBackRows = decisions.flatMap(({ family: { customer_id }, held_back }) =>
    held_back === null ? [] : [{ customer_id, held_back }],
  );
  await holdBack(db, { id, families: heldBackRows });
  // the remaining ones are deleted accounts
  await leaveOut(db, { id, customers: families.map(({ customer_id }) => customer_id) });
  return true;
}
