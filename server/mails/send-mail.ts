import type { Language } from '@ribambelle/domain/base/languages.ts';
import type { MailFacts, MailName, WriteMail, WrittenMail } from '@ribambelle/mails/mail.ts';
import type { Db } from '../database/transaction.ts';
import type { Attachment } from '../outside/mail-port.ts';
import { handOver, type HandOverContext, stateAfter } from './hand-over.ts';
import { logoAddress } from './logo.ts';
import { deliversMails } from './mail-route.ts';
import {
  claimMail,
  type ClaimedMail,
  isAddressConfirmed,
  keepAttachments,
  keepMail,
  rewriteMail,
  type MailConcern,
} from './mail-store.ts';

/** The context with which an e-mail is sent: every job has it. */
export interface MailContext extends HandOverContext {
  readonly writeMail: WriteMail;
  /** True when no delivery follows after this one fails. */
  readonly last_try: boolean;
}

/**
 * An e-mail that is due. `secret` is for a link that must not stay in the database once it is
 * delivered, and that nobody reads in the mailbox. `concerns` is the reason why it is sent: an
 * address that was never confirmed gets only e-mails about the address itself, the password, or the
 * customer's own order (R30).
 */
export interface DueMail<Name extends MailName> {
  readonly key: string;
  readonly kind: string;
  readonly concerns: MailConcern;
  readonly customer_id: number | null;
  readonly recipient: string;
  readonly language: Language;
  readonly facts: MailFacts[Name];
  readonly secret?: boolean;
  /**
   * The moment from which nobody needs it any more: its link ends, or its subject is over. Null, or
   * absent: always useful.
   */
  readonly valid_until?: string | null;
  /** True to write an e-mail that no server took anew, in place of its old words. */
  readonly anew?: boolean;
  /** Makes its files, outside any transaction. */
  readonly attach?: () => Promise<readonly Attachment[]>;
  /** Runs in the transaction that keeps a new e-mail; an error undoes both. */
  readonly kept?: (db: Db, mail_id: number) => Promise<void>;
}

/**
 * Reads what is due from the organiser's rows (null: nothing), writes the e-mail and its files
 * outside any transaction, keeps them under the e-mail's key, and delivers it, once: a job that is
 * run again finds it delivered. When the mail server fails, the e-mail stays queued with the reason
 * and the job fails, so that the queue tries again; after the last try it is FAILED, and the
 * mailbox shows it. Its Message-ID never changes.
 */
export async function sendMail<Name extends MailName>(
  { name, ...context }: MailContext & { readonly name: Name },
  read: (db: Db) => Promise<DueMail<Name> | null>,
): Promise<void> {
  const { organiser, inTenant } = context;
  const dueMail = await inTenant(async (db) => {
    const due = await read(db);
    if (due === null || !(await maySend(db, due))) return null;
    return { due, logo: await logoAddress(db, organiser) };
  });
  if (dueMail === null) return;
  const { due, logo } = dueMail;
  const { language, facts } = due;
  const sender = { ...organiser, logo };
  const mail = await context.writeMail(name, { sender, language, facts });
  const attachments = (await due.attach?.()) ?? [];
  const waitingMail = await inTenant((db) =>
    keep(db, { context, due, written: mail, attachments }),
  );
  if (waitingMail !== null) await deliver(context, waitingMail);
}

async function maySend(
  db: Db,
  due: Pick<DueMail<MailName>, 'concerns' | 'customer_id'>,
): Promise<boolean> {
  const { concerns, customer_id } = due;
  if (concerns !== 'OTHER' || customer_id === null) return true;
  return isAddressConfirmed(db, customer_id);
}

async function keep<Name extends MailName>(
  db: Db,
  input: {
    context: MailContext;
    due: DueMail<Name>;
    written: WrittenMail;
    attachments: readonly Attachment[];
  },
): Promise<ClaimedMail | null> {
  const { organiser, outside, now } = input.context;
  const { key, kind, concerns, customer_id, recipient, language, secret = false } = input.due;
  const state = deliversMails(organiser, outside) ? 'QUEUED' : 'KEPT';
  // an e-mail that nobody will deliver is not kept for somebody to read
  const words = secret && state === 'KEPT' ? { html: '', text: '' } : input.written;
  const { html, text } = words;
  const keptAs = input.due.anew === true ? rewriteMail : keepMail;
  const id = await keptAs(db, {
    key,
    kind,
    concerns,
    secret,
    valid_until: input.due.valid_until ?? null,
    customer_id,
    recipient,
    language,
    subject: input.written.subject,
    html,
    text,
    state,
    now,
  });
  if (id !== null) {
    await keepAttachments(db, { mail_id: id, files: input.attachments });
    await input.due.kept?.(db, id);
  }
  return claimMail(db, { key, now });
}

/** Delivers an e-mail that was kept under a key and still waits; nothing when it left. */
export async function deliverKept(context: MailContext, key: string): Promise<void> {
  const { inTenant, now } = context;
  const mail = await inTenant((db) => claimMail(db, { key, now }));
  if (mail !== null) await deliver(context, mail);
}

/** Delivers an e-mail; fails when another try may mend it, so that the queue tries again. */
async function deliver(context: MailContext, mail: ClaimedMail): Promise<void> {
  const otherwise = context.last_try ? 'FAILED' : 'QUEUED';
  const failure = await handOver(context, { mail, otherwise });
  if (failure !== null && stateAfter(failure) === null)
    throw new Error(`An e-mail was not taken: ${failure}`);
}
