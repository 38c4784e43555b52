/** A letter as it leaves. */
export interface Letter {
  readonly from: { readonly name: string; readonly address: string };
  readonly to: string;
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  /** Stable for one letter, so that a second delivery can be recognised. */
  readonly message_id: string;
}

/** Delivers letters. Without a mail server (`delivers` false) none is sent: they stay in the database, and the mailbox page shows them. */
export interface MailPort {
  readonly delivers: boolean;
  send(letter: Letter): Promise<void>;
  close(): Promise<void>;
}
