import type { MailFailure } from '@ribambelle/domain/notifications/mail-failures.ts';

/** A file attached to an e-mail. */
export interface Attachment {
  readonly name: string;
  readonly content_type: string;
  readonly bytes: Buffer;
}

/** An e-mail as it leaves. */
export interface Mail {
  readonly from: { readonly name: string; readonly address: string };
  /** The address for answers; null for the sender. */
  readonly reply_to: string | null;
  readonly to: string;
  /**
   * The address to which servers on the way report that it could not be delivered; null for the
   * sender.
   */
  readonly return_path: string | null;
  readonly subject: string;
  /** Empty for an e-mail of text alone. */
  readonly html: string;
  readonly text: string;
  readonly attachments: readonly Attachment[];
  /**
   * The address at which a mail program ends such e-mails, by a form that it sends (RFC 8058); null
   * when there is nothing to end.
   */
  readonly unsubscribe: string | null;
  /** Stable for one e-mail, so that a second delivery can be recognised. */
  readonly message_id: string;
  /**
   * The key that signs it (DKIM, RFC 6376); null for an e-mail that its server signs, or nobody.
   */
  readonly signing: SigningKey | null;
}

/** A key that signs e-mails in the name of a domain. */
export interface SigningKey {
  readonly domain: string;
  readonly selector: string;
  /** The private key in PEM. */
  readonly private_key: string;
}

/** An organiser's own mail server; without a user name there is no sign-in. */
export interface MailServer {
  readonly host: string;
  readonly port: number;
  readonly security: 'TLS' | 'STARTTLS' | 'NONE';
  readonly username: string;
  readonly password: string;
}

/**
 * An e-mail that no server took: the reason, and the words for it (the server's answer, or the
 * error of the connection).
 */
export class MailNotTaken extends Error {
  readonly failure: MailFailure;
  constructor(failure: MailFailure, words: string) {
    super(words);
    this.failure = failure;
  }
}

/** Delivers e-mails, through an organiser's own server or through the platform's. */
export interface MailPort {
  /**
   * True when the platform has a server for organisers without their own. When nothing delivers,
   * e-mails stay in the database.
   */
  readonly delivers: boolean;
  /** The domain at which reports of the platform's e-mails arrive; null when nothing takes them. */
  readonly bounce_domain: string | null;
  /**
   * The address from which the platform's server sends for organisers without a verified sender
   * domain; null when it sends from theirs.
   */
  readonly sender_address: string | null;
  /**
   * The name by which a domain includes the platform's servers in its SPF record; null for none.
   */
  readonly spf_include: string | null;
  /**
   * Hands an e-mail to a server, the platform's when none is given, and returns the server's words.
   * Throws MailNotTaken.
   */
  send(mail: Mail, server: MailServer | null): Promise<string>;
  /**
   * True for a host name or address that leads into the server's own network, which organisers must
   * not reach.
   */
  isPrivate(host: string): Promise<boolean>;
  close(): Promise<void>;
}
