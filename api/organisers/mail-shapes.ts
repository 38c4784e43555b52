import { MAIL_FAILURES } from '@ribambelle/domain/notifications/mail-failures.ts';
import { z } from 'zod';
import { email, instant, oneLine } from '../general/shapes.ts';

/** An e-mail address, or none. */
export const maybeEmail = z.union([z.literal(''), email]);

/** How an organiser's e-mails leave; an empty host is the platform's server, an empty user name signs nobody in. */
export const mailFields = {
  host: z
    .string()
    .trim()
    .toLowerCase()
    .max(253)
    .regex(/^(|[\w.-]+|\[?[0-9a-f:.]+\]?)$/)
    .default(''),
  port: z.int().min(1).max(65_535),
  security: z.enum(['TLS', 'STARTTLS', 'NONE']),
  username: oneLine(254).default(''),
  sender_name: oneLine(100).default(''),
  sender_address: maybeEmail.default(''),
  reply_to: maybeEmail.default(''),
};

/** The same with the password, which is never answered: null leaves the one that is kept. */
export const mailSettingsToKeep = {
  ...mailFields,
  password: oneLine(500).nullable().default(null),
};

/** Why a mail server did not take an e-mail. */
export const mailFailure = z.enum(MAIL_FAILURES);

/** How a test ended: taken, or why not, each in the server's own words. */
export const mailTest = z.object({
  accepted: z.boolean(),
  failure: mailFailure.nullable(),
  answer: z.string(),
});

/** What is kept, and what is known of it. */
export const mailSettings = z.object({
  ...mailFields,
  /** Whether a password is kept. */
  password_kept: z.boolean(),
  /** Whether the platform has a server for those without one of their own. */
  platform_delivers: z.boolean(),
  /** The last test that a server accepted; `current` when it was made with what is kept. */
  tested: z.object({ at: instant, answer: z.string(), current: z.boolean() }).nullable(),
});
