/** The reasons why an e-mail is no longer sent. */
export const OBSOLETE_REASONS = [
  'ERASED',
  'LINK_OVER',
  'OVER',
  'ADDRESS_UNCONFIRMED',
  'STOPPED',
] as const;

/** One of these reasons. */
export type ObsoleteReason = (typeof OBSOLETE_REASONS)[number];

/** The facts about an unsent e-mail and its recipient. */
export interface UnsentMail {
  readonly recipient: string;
  readonly concerns: string;
  /** True for a link meant for its reader alone; the words are kept only while the e-mail waits. */
  readonly secret: boolean;
  readonly has_words: boolean;
  readonly valid_until: string | null;
  /**
   * True when a newer e-mail of the same kind went to the same person: earlier links stopped
   * working.
   */
  readonly replaced: boolean;
  /** The customer who receives it, as they are now; null for staff and the organiser. */
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
 * Decides where an e-mail goes when it is sent again, or why it is not sent: a link that ended, a
 * subject that is over, an account that is gone, an address that may not be written to (R30). An
 * e-mail about an order goes to the customer's current address; one about an address, or with a
 * link, goes to the address for which it was written, or nowhere.
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
