import type { MailFailure } from '@ribambelle/domain/notifications/mail-failures.ts';

/** A file that goes with an e-mail. */
export interface Attachment {
  readonly name: string;
  readonly content_type: string;
  readonly bytes: Buffer;
}

/** An e-mail as it leaves. */
export interface Mail {
  readonly from: { readonly name: string; readonly address: string };
  /** Where answers go; null for the sender. */
  readonly reply_to: string | null;
  readonly to: string;
  /** Where servers on the way report that it could not be delivered; null for the sender. */
  readonly return_path: string | null;
  readonly subject: string;
  /** Empty for an e-mail of text alone. */
  readonly html: string;
  readonly text: string;
  readonly attachments: readonly Attachment[];
  /** Where a mail program ends what comes like it, by a form that it sends (RFC 8058); null where nothing is to be ended. */
  readonly unsubscribe: string | null;
  /** Stable for one e-mail, so that a second delivery can be recognised. */
  readonly message_id: string;
}

/** An organiser's own mail server; without a user name nobody signs in. */
export interface MailServer {
  readonly host: string;
  readonly port: number;
  readonly security: 'TLS' | 'STARTTLS' | 'NONE';
  readonly username: string;
  readonly password: string;
}

/** An e-mail that no server took: why, and in whose words (the server's answer, or what the connection said). */
export class MailNotTaken extends Error {
  readonly failure: MailFailure;
  constructor(failure: MailFailure, words: string) {
    super(words);
    this.failure = failure;
  }
}

/** Delivers e-mails, through an organiser's own server or through the platform's. */
export interface MailPort {
  /** Whether the platform has a server for organisers without one of their own. Where none delivers, e-mails stay in the database. */
  readonly delivers: boolean;
  /** The domain at which reports of the platform's e-mails arrive; null where nobody takes them. */
  readonly bounce_domain: string | null;
  /** Hands an e-mail to a server, the platform's when none is given, and answers the server's words. Throws MailNotTaken. */
  send(mail: Mail, server: MailServer | null): Promise<string>;
  /** True for a host name or address that leads into the server's own network, where organisers have no business. */
  isPrivate(host: string): Promise<boolean>;
  close(): Promise<void>;
}
