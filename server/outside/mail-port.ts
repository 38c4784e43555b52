/** A file that goes with an e-mail. */
export interface Attachment {
  readonly name: string;
  readonly content_type: string;
  readonly bytes: Buffer;
}

/** An e-mail as it leaves. */
export interface Mail {
  readonly from: { readonly name: string; readonly address: string };
  readonly to: string;
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  readonly attachments: readonly Attachment[];
  /** Stable for one e-mail, so that a second delivery can be recognised. */
  readonly message_id: string;
}

/** Delivers e-mails. Without a mail server (`delivers` false) none is sent: they stay in the database, and the mailbox page shows them. */
export interface MailPort {
  readonly delivers: boolean;
  send(mail: Mail): Promise<void>;
  close(): Promise<void>;
}
