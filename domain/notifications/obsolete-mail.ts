/** Why an e-mail is not sent any more. */
export const OBSOLETE_REASONS = [
  'ERASED',
  'LINK_OVER',
  'OVER',
  'ADDRESS_UNCONFIRMED',
  'STOPPED',
] as const;

/** One of these reasons. */
export type ObsoleteReason = (typeof OBSOLETE_REASONS)[number];

/** What is known of an e-mail that was not sent, and of whom it is for. */
export interface UnsentMail {
  readonly recipient: string;
  readonly concerns: string;
  /** It carries a link for its reader alone, whose words are kept only while it waits. */
  readonly secret: boolean;
  readonly has_words: boolean;
  readonly valid_until: string | null;
  /** A newer e-mail of the same kind went to the same person: links before it stopped working. */
  readonly replaced: boolean;
  /** The customer whom it is for, as they are now; null for staff and the organiser. */
  readonly customer: {
    readonly email: string;
    readonly confirmed: boolean;
    readonly erased: boolean;
  } | null;
}

type Outcome =
  | { readonly send_to: string; readonly obsolete: null }
  | { readonly send_to: null; readonly obsolete: ObsoleteReason };

/**
 * Where an e-mail goes that is sent again, or why it is not: a link that ended, something that is over, an account that is gone, an
 * address that may not be written to (R30). What concerns an order goes to the address that the customer has now; what concerns an
 * address, and a link, goes to the one for which it was written, or nowhere.
 */
export function sendAgain(mail: UnsentMail, now: string): Outcome {
  const { recipient, concerns, secret, valid_until, customer } = mail;
  if (recipient === '' || customer?.erased === true) return not('ERASED');
  const isOver = valid_until !== null && valid_until <= now;
  if (secret && (isOver || !mail.has_words || mail.replaced)) return not('LINK_OVER');
  if (isOver) return not('OVER');
  if (customer === null || concerns === 'ADDRESS') return { send_to: recipient, obsolete: null };
  if (secret && customer.email !== recipient) return not('LINK_OVER');
  if (concerns === 'OTHER' && !customer.confirmed) return not('ADDRESS_UNCONFIRMED');
  return { send_to: customer.email, obsolete: null };
}

function not(obsolete: ObsoleteReason): Outcome {
  return { send_to: null, obsolete };
}
