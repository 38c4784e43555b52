import { type ObsoleteReason, sendAgain } from '@ribambelle/domain/notifications/obsolete-mail.ts';
import type { Db } from '../database/transaction.ts';
import {
  insertSending,
  lockUnsent,
  noteObsolete,
  queueAgain,
  type UnsentRow,
} from './sending-store.ts';

/**
 * The e-mails that are sent again, each with its address, and those that are over, each with the
 * reason.
 */
interface Decided {
  readonly mails: readonly { readonly id: number; readonly to: string }[];
  readonly over: readonly { readonly id: number; readonly reason: ObsoleteReason }[];
}

/**
 * Separates the e-mails that are over from those that are sent again, among e-mails that were not
 * sent.
 */
export function decideAgain(rows: readonly UnsentRow[], now: string): Decided {
  const decisions = rows.map((row) => ({ id: row.id, ...sendAgain(unsentMail(row), now) }));
  return {
    mails: decisions.flatMap(({ id, send_to: to }) => (to === null ? [] : [{ id, to }])),
    over: decisions.flatMap(({ id, obsolete: reason }) =>
      reason === null ? [] : [{ id, reason }],
    ),
  };
}

/** Begins a sending with these e-mails, of a mailing or of the mailbox; returns its id. */
export async function beginSending(
  db: Db,
  input: Decided & { mailing_id?: number; now: string },
): Promise<number> {
  const { mails, over, ...rest } = input;
  const sending_id = await insertSending(db, { ...rest });
  await queueAgain(db, { sending_id, mails });
  await noteObsolete(db, { sending_id, mails: over });
  return sending_id;
}

/** Puts the failed e-mails of a mailing into a new sending; null when none can be sent again. */
export async function sendAgainOf(
  db: Db,
  input: { mailing_id: number; now: string },
): Promise<{ sending_id: number; waiting: number } | null> {
  const { mailing_id, now } = input;
  const { mails, over } = decideAgain(await lockUnsent(db, { mail: null, mailing_id }), now);
  if (mails.length === 0) return null;
  const sending_id = await beginSending(db, { mailing_id, mails, over, now });
  return { sending_id, waiting: mails.length };
}

function unsentMail(row: UnsentRow) {
  const { customer_email, customer_confirmed, customer_erased, ...mail } = row;
  return {
    ...mail,
    customer:
      customer_email === null
        ? null
        : { email: customer_email, confirmed: customer_confirmed, erased: customer_erased },
  };
}
