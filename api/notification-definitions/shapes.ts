import { NOTIFICATION_ATTACHMENTS } from '@ribambelle/domain/notifications/attachments.ts';
import {
  DELAY_TYPES,
  LONGEST_DELAY,
  NOTIFICATION_REQUIREMENTS,
  NOTIFICATION_TRIGGERS,
  RECIPIENT_TYPES,
} from '@ribambelle/domain/notifications/triggers.ts';
import { z } from 'zod';
import { cuid, email, inEveryLanguage, line, optionalLine } from '../general/shapes.ts';
import { version } from '../general/versions.ts';
import { mailBlock, mailBlocks } from '../mail-templates/blocks.ts';

const lines = z.object({ fr: optionalLine, en: optionalLine });

/** In minutes. */
const minutes = z.int().min(0).max(LONGEST_DELAY);

const cuids = z.array(cuid).max(200);

/** The fields of a notification definition that a collaborator sets (1 §3.3). */
export const definitionFields = {
  /** For staff. */
  name: line,
  /** The subject of its e-mails; empty for that of the standard part. */
  title: lines,
  trigger: z.enum(NOTIFICATION_TRIGGERS),
  delay: minutes,
  delay_type: z.enum(DELAY_TYPES),
  recipient_type: z.enum(RECIPIENT_TYPES),
  /** An address, for ADDRESS alone. */
  recipient: z.union([z.literal(''), email]),
  /** For COLLABORATORS; none means all who may read registrations. */
  collaborators: cuids,
  /** True when it is about everything, and names nothing. */
  global: z.boolean(),
  dependencies: z.object({ activities: cuids, categories: cuids, memberships: cuids }),
  active: z.boolean(),
  content: mailBlocks,
  requirements: z.array(z.enum(NOTIFICATION_REQUIREMENTS)).max(NOTIFICATION_REQUIREMENTS.length),
  attachments: z.array(z.enum(NOTIFICATION_ATTACHMENTS)).max(NOTIFICATION_ATTACHMENTS.length),
  spam_avoidance_delay: minutes,
};

const named = z.object({ cuid, title: z.string() });

/** A definition with all that its page shows. */
export const officeDefinition = z.object({
  ...definitionFields,
  cuid,
  version,
  title: inEveryLanguage,
  recipient: z.string(),
  collaborators: z.array(named),
  dependencies: z.object({
    activities: z.array(named),
    categories: z.array(named),
    memberships: z.array(named),
  }),
  content: z.array(mailBlock),
  /** True for the one that cannot be switched off. */
  required: z.boolean(),
  /** Deliveries that wait for their moment. */
  waiting: z.int().min(0),
});

/** A definition in the list. */
export const definitionRow = z.object({
  cuid,
  name: z.string(),
  trigger: z.enum(NOTIFICATION_TRIGGERS),
  delay: z.int(),
  delay_type: z.enum(DELAY_TYPES),
  recipient_type: z.enum(RECIPIENT_TYPES),
  active: z.boolean(),
  required: z.boolean(),
  /** The titles of the records that it is about; empty for everything. */
  about: z.array(z.string()),
  waiting: z.int().min(0),
  /** E-mails of the last thirty days. */
  sent: z.int().min(0),
});

export const oneDefinition = { notification_definition: cuid };

/** True to include what exists already when it becomes active, by date. */
export const existing = z.boolean().default(false);

/** The refusals of fields that do not fit, and of records that the organiser does not have. */
export const DEFINITION_REFUSALS = [
  'NOTIFICATION_TRIGGER_LATER',
  'NOTIFICATION_DELAY_TYPE',
  'NOTIFICATION_REQUIREMENT',
  'NOTIFICATION_RECIPIENT',
  'NOTIFICATION_ABOUT_NOTHING',
  'NOTIFICATION_TITLE_MISSING',
  'MAILING_VARIABLE_UNKNOWN',
  'MAIL_PICTURE_NOT_FOUND',
  'ACTIVITY_NOT_FOUND',
  'CATEGORY_NOT_FOUND',
  'MEMBERSHIP_NOT_FOUND',
  'COLLABORATOR_NOT_FOUND',
] as const;
