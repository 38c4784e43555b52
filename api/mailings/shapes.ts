import {
  HELD_BACK_REASONS,
  MAILING_PURPOSES,
  MAILING_SOURCES,
  MAILING_STATES,
  RECIPIENT_STATES,
} from '@ribambelle/domain/mailings/mailing.ts';
import { MAILING_VARIABLES } from '@ribambelle/domain/mailings/variables.ts';
import { z } from 'zod';
import { availabilityFilters, dateFilters } from '../availabilities/office-shapes.ts';
import { selectionBy } from '../bulk-actions/selection.ts';
import { customerFilters } from '../customers/office-shapes.ts';
import { mailingBlock, mailingBlocks } from '../mail-templates/blocks.ts';
import { whyNotSent } from '../notifications/mail-shapes.ts';
import { cuid, day, inEveryLanguage, instant, language, optionalLine } from '../general/shapes.ts';
import { version } from '../general/versions.ts';
import { registrationFilters } from '../registrations/office-shapes.ts';

/**
 * The recipients: rows of a list that were ticked, all that its filters find except some, or a
 * segment; found anew when it is sent.
 */
export const mailingRecipients = z.discriminatedUnion('on', [
  z.object({ on: z.literal('REGISTRATIONS'), selection: selectionBy(registrationFilters) }),
  z.object({ on: z.literal('CUSTOMERS'), selection: selectionBy(customerFilters) }),
  z.object({ on: z.literal('AVAILABILITIES'), selection: selectionBy(availabilityFilters) }),
  z.object({ on: z.literal('DATES'), selection: selectionBy(dateFilters) }),
  z.object({ on: z.literal('SEGMENT'), segment: cuid }),
]);

export type MailingRecipients = z.output<typeof mailingRecipients>;

/**
 * The fields of a mailing that a collaborator sets: its subject in each language, which a draft may
 * lack, and its blocks.
 */
export const mailingFields = {
  purpose: z.enum(MAILING_PURPOSES).default('SERVICE'),
  subject: z.object({ fr: optionalLine, en: optionalLine }),
  content: mailingBlocks,
  recipients: mailingRecipients,
};

const count = z.int().min(0);

/** The number of families in each state. */
const results = z.object({
  waiting: count,
  sent: count,
  kept: count,
  failed: count,
  bounced: count,
  held_back: count,
  cancelled: count,
});

/** A mailing in a list. */
export const mailingRow = z.object({
  cuid,
  subject: z.string(),
  purpose: z.enum(MAILING_PURPOSES),
  state: z.enum(MAILING_STATES),
  /** The name of the author. */
  author: z.string(),
  created_at: instant,
  begun_at: instant.nullable(),
  /** The moment for which it is planned; null when it is not. */
  send_at: instant.nullable(),
  /** The total number of families; 0 for a draft. */
  families: count,
  sent: count,
  /** The number that failed or came back. */
  failed: count,
});

/** A file that goes with each of its e-mails. */
export const mailingAttachment = z.object({ cuid, name: z.string(), bytes: count });

/** A mailing with all that its page shows. */
export const officeMailing = z.object({
  cuid,
  version,
  purpose: z.enum(MAILING_PURPOSES),
  state: z.enum(MAILING_STATES),
  subject: inEveryLanguage,
  content: z.array(mailingBlock),
  recipients: mailingRecipients,
  /**
   * The selection in words: the title of an activity or a segment, and its start; empty for none.
   */
  chosen: z.object({ on: z.enum(MAILING_SOURCES), names: z.array(z.string()), count: z.int() }),
  /** The variables allowed in its text. */
  variables: z.array(z.enum(MAILING_VARIABLES)),
  attachments: z.array(mailingAttachment),
  /** The moment for which it is planned; null when it is not. */
  send_at: instant.nullable(),
  /** The code of why it was not begun at its moment, and is a draft again; null for none. */
  not_begun: z.string().nullable(),
  author: z.string(),
  created_at: instant,
  begun_at: instant.nullable(),
  finished_at: instant.nullable(),
  results,
});

export const heldBackReason = z.enum(HELD_BACK_REASONS);

/** A family of a mailing that is not sent yet, with the e-mail that it would get. */
export const mailingPreview = z.object({
  /** Families that get it, and those that do not, by reason. */
  families: count,
  held_back: z.array(z.object({ code: heldBackReason, count })),
  /** The family that is shown; null when nobody gets it. */
  recipient: z
    .object({
      name: z.string(),
      /** Null for staff without access to contacts. */
      email: z.string().nullable(),
      language,
      subject: z.string(),
      text: z.string(),
    })
    .nullable(),
});

/** The outcome of a mailing for one family. */
export const mailingRecipientRow = z.object({
  cuid,
  name: z.string(),
  /** Null for staff without access to contacts. */
  email: z.string().nullable(),
  state: z.enum(RECIPIENT_STATES),
  held_back: heldBackReason.nullable(),
  failure: whyNotSent,
  /** The mail server's own words; empty for none, and for staff without access to contacts. */
  answer: z.string(),
  /** The e-mail itself, by its cuid in the mailbox. */
  mail: cuid.nullable(),
  sent_at: instant.nullable(),
});

export const mailingFilters = {
  search: z.string().max(100).optional(),
  state: z.enum(MAILING_STATES).optional(),
  created_from: day.optional(),
  created_to: day.optional(),
};

export const mailingRecipientFilters = {
  search: z.string().max(100).optional(),
  state: z.enum(RECIPIENT_STATES).optional(),
};

/** The position among the families that get it, from the first by name. */
export const at = z.int().min(0).max(19_999).default(0);

export const oneMailing = { mailing: cuid };

/**
 * A mailing that is to be sent or planned as it was read: its version, and the number of families
 * that the preview counted.
 */
export const sendingFields = {
  ...oneMailing,
  as_read: version,
  families: z.int().min(1).max(20_000),
};

export const SENDING_REFUSALS = [
  'MAILING_NOT_FOUND',
  'MAILING_BEGUN',
  'MAILING_PLANNED',
  'MAILING_WITHOUT_TEXT',
  'MAILING_NOBODY',
  'MAILING_RECIPIENTS_CHANGED',
  'MAILING_CHANGED',
  'NOT_PERMITTED',
  'SEGMENT_NOT_FOUND',
  'MAILING_TOO_LARGE',
] as const;
