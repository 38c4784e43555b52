/** What a mailing is about: what families bought or registered for, or anything else, for which they must have agreed (decision 159). */
export const MAILING_PURPOSES = ['SERVICE', 'NEWS'] as const;

export type MailingPurpose = (typeof MAILING_PURPOSES)[number];

/** How a mailing stands: being written by staff, its e-mails being made, on their way, all handed over, or stopped. */
export const MAILING_STATES = ['DRAFT', 'WRITING', 'SENDING', 'SENT', 'CANCELLED'] as const;

export type MailingState = (typeof MAILING_STATES)[number];

/** Of what a mailing's recipients are chosen. */
export const MAILING_SOURCES = [
  'REGISTRATIONS',
  'CUSTOMERS',
  'AVAILABILITIES',
  'DATES',
  'SEGMENT',
] as const;

export type MailingSource = (typeof MAILING_SOURCES)[number];

/** Why a family gets no e-mail of a mailing. */
export const HELD_BACK_REASONS = [
  'NO_ADDRESS',
  'NO_CONSENT',
  'ADDRESS_UNCONFIRMED',
  'ADDRESS_REFUSED',
] as const;

export type HeldBackReason = (typeof HELD_BACK_REASONS)[number];

/** What became of a mailing for one family; `KEPT`: nothing delivers e-mails, `BOUNCED`: nobody has that address. */
export const RECIPIENT_STATES = [
  'WAITING',
  'SENT',
  'KEPT',
  'FAILED',
  'BOUNCED',
  'HELD_BACK',
  'CANCELLED',
] as const;

export type RecipientState = (typeof RECIPIENT_STATES)[number];

/** The most families to which one mailing goes. */
export const MOST_FAMILIES = 20_000;

/** What decides whether a family may be written to. */
export interface FamilyToWriteTo {
  /** A family that came to the desk may have none (decision 150). */
  readonly has_email: boolean;
  readonly email_refused: boolean;
  readonly email_confirmed: boolean;
  readonly news_consented: boolean;
  /** The mailing is about registrations of its own. */
  readonly has_registrations: boolean;
}

/**
 * Why a mailing is held back from a family; null when it goes. News want consent. An address that was never confirmed gets what concerns
 * registrations of its own, and nothing else (R30). What a mail server refused for good is not tried again.
 */
export function heldBack(family: FamilyToWriteTo, purpose: MailingPurpose): HeldBackReason | null {
  if (!family.has_email) return 'NO_ADDRESS';
  if (purpose === 'NEWS' && !family.news_consented) return 'NO_CONSENT';
  if (!family.email_confirmed && (purpose === 'NEWS' || !family.has_registrations))
    return 'ADDRESS_UNCONFIRMED';
  return family.email_refused ? 'ADDRESS_REFUSED' : null;
}
