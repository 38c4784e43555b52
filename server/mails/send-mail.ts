import type { Language } from '@ribambelle/domain/base/languages.ts';
import type { MailFacts, MailName, WriteMail, WrittenMail } from '@ribambelle/mails/mail.ts';
import type { Db } from '../database/transaction.ts';
import type { RunInTenant } from '../events/run-in-tenant.ts';
import type { Organiser } from '../organisers/organiser.ts';
import type { Attachment } from '../outside/mail-port.ts';
import type { Outside } from '../outside/outside.ts';
import { logoAddress } from './logo.ts';
import {
  findQueuedMail,
  isAddressConfirmed,
  keepAttachments,
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
  /** Makes the files that go with it, outside of any transaction. */
  readonly attach?: () => Promise<readonly Attachment[]>;
}

/**
 * Reads what is due from the organiser's rows (null: nothing), writes the e-mail and its files outside of any transaction, keeps them under
 * the e-mail's key, and delivers it, once: a job that is run again finds it delivered. When the mail server fails, the e-mail stays queued
 * with the reason and the job fails, so that the queue tries again; after the last try it is FAILED, and the mailbox shows it. Its Message-ID never changes.
 */
export async function sendMail<Name extends MailName>(
  context: MailContext,
  name: Name,
  read: (db: Db) => Promise<DueMail<Name> | null>,
): Promise<void> {
  const { organiser, inTenant } = context;
  const found = await inTenant(async (db) => {
    const due = await read(db);
    if (due === null || !(await maySend(db, { ...due, organiser_id: organiser.id }))) return null;
    return { due, logo: await logoAddress(db, organiser) };
  });
  if (found === null) return;
  const { due, logo } = found;
  const { language, facts } = due;
  const sender = { ...organiser, logo };
  const written = await context.writeMail(name, { sender, language, facts });
  const attachments = (await due.attach?.()) ?? [];
  const waiting = await inTenant((db) => keep(db, { context, due, written, attachments }));
  if (waiting !== null) await deliver(context, { ...waiting, secret: due.secret ?? false });
}

async function maySend(
  db: Db,
  due: Pick<DueMail<MailName>, 'concerns' | 'customer_id'> & { readonly organiser_id: number },
): Promise<boolean> {
  const { concerns, customer_id, organiser_id } = due;
  if (concerns !== 'OTHER' || customer_id === null) return true;
  return isAddressConfirmed(db, { organiser_id, customer_id });
}

async function keep<Name extends MailName>(
  db: Db,
  input: {
    context: MailContext;
    due: DueMail<Name>;
    written: WrittenMail;
    attachments: readonly Attachment[];
  },
): Promise<QueuedMail | null> {
  const { organiser, outside, now } = input.context;
  const { key, kind, customer_id, recipient, language, secret = false } = input.due;
  const of = { organiser_id: organiser.id, key };
  const state = outside.mail.delivers ? 'QUEUED' : 'KEPT';
  // what nobody will deliver is not kept for somebody to read
  const words = secret && state === 'KEPT' ? { html: '', text: '' } : input.written;
  const { html, text } = words;
  const id = await keepMail(db, {
    ...of,
    kind,
    secret,
    customer_id,
    recipient,
    language,
    subject: input.written.subject,
    html,
    text,
    state,
    now,
  });
  if (id !== null) await keepAttachments(db, { ...of, mail_id: id, files: input.attachments });
  return findQueuedMail(db, of);
}

async function deliver(
  context: MailContext,
  waiting: QueuedMail & { readonly secret: boolean },
): Promise<void> {
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
      attachments: waiting.attachments,
      message_id: `<${waiting.cuid}@${hostname}>`,
    });
  } catch (error) {
    const state = context.last_try ? 'FAILED' : 'QUEUED';
    await note(state, error instanceof Error ? error.message.slice(0, 500) : 'unknown');
    throw error;
  }
  await note('SENT', null);
}
