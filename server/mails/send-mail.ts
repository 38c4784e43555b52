import type { Language } from '@ribambelle/domain/base/languages.ts';
import type { MailFacts, MailName, WriteMail } from '@ribambelle/mails/mail.ts';
import type { Db } from '../database/transaction.ts';
import type { RunInTenant } from '../events/run-in-tenant.ts';
import type { Organiser } from '../organisers/organiser.ts';
import type { Outside } from '../outside/outside.ts';
import { logoAddress } from './logo.ts';
import {
  findQueuedMail,
  isAddressConfirmed,
  keepMail,
  noteDelivery,
  type QueuedMail,
} from './mail-store.ts';

/** What an e-mail is sent with: every job has it. */
export interface MailContext {
  readonly organiser: Organiser;
  readonly origin: string;
  readonly outside: Outside;
  readonly writeMail: WriteMail;
  readonly inTenant: RunInTenant;
  readonly now: string;
  /** When this delivery fails too, there is no other. */
  readonly last_try: boolean;
}

/**
 * An e-mail that is due. `secret` is for a link that must not stay in the database once it is delivered, and that nobody reads in the
 * mailbox. `concerns` says why it is sent: to an address that was never confirmed goes only what concerns the address itself, the
 * password, or an order of the customer's own (R30).
 */
export interface DueMail<Name extends MailName> {
  readonly key: string;
  readonly kind: string;
  readonly concerns: 'ADDRESS' | 'PASSWORD' | 'ORDER' | 'OTHER';
  readonly customer_id: number | null;
  readonly recipient: string;
  readonly language: Language;
  readonly facts: MailFacts[Name];
  readonly secret?: boolean;
}

/**
 * Reads what is due from the organiser's rows (null: nothing), writes the e-mail, keeps it under its key in the same transaction, and
 * delivers it, once: a job that is run again finds it delivered. When the mail server fails, the e-mail stays queued with the reason and
 * the job fails, so that the queue tries again; after the last try it is FAILED, and the mailbox shows it. Its Message-ID never changes.
 */
export async function sendMail<Name extends MailName>(
  context: MailContext,
  name: Name,
  read: (db: Db) => Promise<DueMail<Name> | null>,
): Promise<void> {
  const waiting = await context.inTenant(async (db) => {
    const due = await read(db);
    if (due === null || !(await maySend(db, { ...due, organiser_id: context.organiser.id })))
      return null;
    return writeAndKeep(db, { context, name, due });
  });
  if (waiting !== null) await deliver(context, waiting);
}

async function maySend(
  db: Db,
  due: Pick<DueMail<MailName>, 'concerns' | 'customer_id'> & { readonly organiser_id: number },
): Promise<boolean> {
  const { concerns, customer_id, organiser_id } = due;
  if (concerns !== 'OTHER' || customer_id === null) return true;
  return isAddressConfirmed(db, { organiser_id, customer_id });
}

interface Waiting extends QueuedMail {
  readonly secret: boolean;
}

async function writeAndKeep<Name extends MailName>(
  db: Db,
  input: { context: MailContext; name: Name; due: DueMail<Name> },
): Promise<Waiting | null> {
  const { organiser, outside, writeMail, now } = input.context;
  const { facts, secret = false, concerns: _, ...due } = input.due;
  const sender = { ...organiser, logo: await logoAddress(db, organiser) };
  const written = await writeMail(input.name, { sender, language: due.language, facts });
  const state = outside.mail.delivers ? 'QUEUED' : 'KEPT';
  const of = { organiser_id: organiser.id, key: due.key };
  // what nobody will deliver is not kept for somebody to read
  const words = secret && state === 'KEPT' ? { ...written, html: '', text: '' } : written;
  await keepMail(db, {
    ...due,
    ...words,
    secret,
    ...of,
    state,
    now,
  });
  const queued = await findQueuedMail(db, of);
  return queued === null ? null : { ...queued, secret };
}

async function deliver(context: MailContext, waiting: Waiting): Promise<void> {
  const { organiser, outside, origin, inTenant, now } = context;
  const note = (state: 'SENT' | 'QUEUED' | 'FAILED', error: string | null) => {
    const forget = state === 'SENT' && waiting.secret;
    return inTenant((db) =>
      noteDelivery(db, {
        organiser_id: organiser.id,
        id: waiting.id,
        state,
        error,
        forget,
        now,
      }),
    );
  };
  const hostname = new URL(origin).hostname;
  try {
    await outside.mail.send({
      from: {
        name: organiser.name,
        address: organiser.email || `noreply@${hostname}`,
      },
      to: waiting.recipient,
      subject: waiting.subject,
      html: waiting.html,
      text: waiting.text,
      message_id: `<${waiting.cuid}@${hostname}>`,
    });
  } catch (error) {
    const state = context.last_try ? 'FAILED' : 'QUEUED';
    await note(state, error instanceof Error ? error.message.slice(0, 500) : 'unknown');
    throw error;
  }
  await note('SENT', null);
}
