import type {
  MailFacts,
  MailName,
  MailToWrite,
  WriteMail,
  WrittenMail,
} from '@ribambelle/mails/mail.ts';
import { PatientThread } from '@ribambelle/server/threads/patient-thread.ts';

export interface MailOrder {
  readonly name: MailName;
  readonly mail: MailToWrite<MailFacts[MailName]>;
}

const thread = new PatientThread<MailOrder, WrittenMail>(
  new URL('mail-thread.ts', import.meta.url),
);

/**
 * Writes e-mails with the built `mails`, in a thread that can wait: one takes as long as five
 * answers.
 */
export const builtMails: WriteMail = (name, mail) => thread.do({ name, mail });
