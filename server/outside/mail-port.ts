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

/** Delivers letters; `kept` when no mail server is configured and the letter stays in the mailbox page. */
export interface MailPort {
  send(letter: Letter): Promise<'sent' | 'kept'>;
  close(): Promise<void>;
}
