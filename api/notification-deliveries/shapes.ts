import {
  DELIVERY_STATES,
  HOLD_REASONS,
  SKIP_REASONS,
} from '@ribambelle/domain/notifications/deliveries.ts';
import {
  NOTIFICATION_TRIGGERS,
  RECIPIENT_TYPES,
} from '@ribambelle/domain/notifications/triggers.ts';
import { z } from 'zod';
import { cuid, instant, language } from '../general/shapes.ts';
import { whyNotSent } from '../notifications/mail-shapes.ts';

/** The reason why a notification was not sent, or will not be as things are. */
export const notificationReason = z.enum([...SKIP_REASONS, ...HOLD_REASONS, 'ERROR']);

/** A notification that is to come, or past. */
export const deliveryRow = z.object({
  cuid,
  /** The name of its definition. */
  name: z.string(),
  trigger: z.enum(NOTIFICATION_TRIGGERS),
  state: z.enum(DELIVERY_STATES),
  /** For one that waits: the reason why it will not leave if nothing changes. */
  reason: notificationReason.nullable(),
  /** When it is due, or was; null when nothing that it is counted from takes place. */
  due_at: instant.nullable(),
  /** When it ended. */
  ended_at: instant.nullable(),
  recipient_type: z.enum(RECIPIENT_TYPES),
  /** Null for staff without access to contacts, and when there is no address. */
  recipient: z.string().nullable(),
  /** Its activity or membership, and for whom; empty for an order. */
  about: z.string(),
  registration: cuid.nullable(),
  /** Its e-mail in the mailbox; for one that was merged, the e-mail with which it left. */
  mail: cuid.nullable(),
  /** The reason why the mail server did not take it. */
  failure: whyNotSent,
});

export const oneDelivery = { notification_delivery: cuid };

/** Which of the newest things a notification is about is shown, from the newest. */
/** The position of what is shown among the newest. */
export const shownAt = z.int().min(0).max(49).default(0);

export const previewed = { notification_definition: cuid, at: shownAt };

/** The e-mail that a family would get. */
export const notificationPreview = z.object({
  name: z.string(),
  /** Its activity or membership, and for whom; empty for an order. */
  about: z.string(),
  language,
  subject: z.string(),
  /** The e-mail as plain text. */
  text: z.string(),
  /** The number of things that can be shown, up to 50. */
  count: z.int(),
});
