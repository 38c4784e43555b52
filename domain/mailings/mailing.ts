/**
 * The purpose of a mailing: about purchases or registrations, or anything else, which requires the
 * family's consent (decision 159).
 */
export const MAILING_PURPOSES = ['SERVICE', 'NEWS'] as const;

export type MailingPurpose = (typeof MAILING_PURPOSES)[number];

/**
 * The states of a mailing: being written by staff, waiting for its moment, its e-mails being made,
 * on their way, all handed over, or stopped.
 */
export const MAILING_STATES = [
  'DRAFT',
  'PLANNED',
  'WRITING',
  'SENDING',
  'SENT',
  'CANCELLED',
] as const;

export type MailingState = (typeof MAILING_STATES)[number];

/** The sources from which the recipients of a mailing are chosen. */
export const MAILING_SOURCES = [
  'REGISTRATIONS',
  'CUSTOMERS',
  'AVAILABILITIES',
  'DATES',
  'SEGMENT',
] as const;

export type MailingSource = (typeof MAILING_SOURCES)[number];

/** The reasons why a mailing is held back from a family. */
export const HELD_BACK_REASONS = [
  'NO_ADDRESS',
  'NO_CONSENT',
  'ADDRESS_UNCONFIRMED',
  'ADDRESS_REFUSED',
] as const;

export type HeldBackReason = (typeof HELD_BACK_REASONS)[number];

/**
 * The outcome of a mailing for one family; `KEPT`: nothing delivers e-mails, `BOUNCED`: the address
 * does not exist.
 */
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

/** The most families that receive one mailing. */
export const MOST_FAMILIES = 20_000;

/** The facts that decide whether a family may be written to. */
export interface FamilyToWriteTo {
  /** False when a family that came to the desk gave none (decision 150). */
  readonly has_email: boolean;
  readonly email_refused: boolean;
  readonly email_confirmed: boolean;
  readonly news_consented: boolean;
  /** True when the mailing is about the family's registrations. */
  readonly has_registrations: boolean;
}

/**
 * Returns why a mailing is held back from a family; null when it is sent. News need consent. An
 * address that was never confirmed receives only what concerns the family's registrations (R30). An
 * address that a mail server refused for good is not tried again.
 */
export function heldBack(family: FamilyToWriteTo, purpose: MailingPurpose): HeldBackReason | null {
  if (!family.has_email) return 'NO_ADDRESS';
  if (purpose === 'NEWS' && !family.news_consented) return 'NO_CONSENT';
  if (!family.email_confirmed && (purpose === 'NEWS' || !family.has_registrations))
    return 'ADDRESS_UNCONFIRMED';
  return family.email_refused ? 'ADDRESS_REFUSED' : null;
}
