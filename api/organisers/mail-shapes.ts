import { MAIL_FAILURES } from '@ribambelle/domain/notifications/mail-failures.ts';
import { z } from 'zod';
import { email, instant, oneLine } from '../general/shapes.ts';

/** An e-mail address, or none. */
export const maybeEmail = z.union([z.literal(''), email]);

/**
 * The settings for an organiser's e-mails; an empty host is the platform's server, an empty user
 * name signs nobody in.
 */
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

/** The fields for e-mails with the password, which is never returned: null keeps the saved one. */
export const mailSettingsToKeep = {
  ...mailFields,
  password: oneLine(500).nullable().default(null),
};

/** The reason why a mail server did not accept an e-mail. */
export const mailFailure = z.enum(MAIL_FAILURES);

/** The result of a test: acceptance, or the reason for refusing, each in the server's own words. */
export const mailTest = z.object({
  accepted: z.boolean(),
  failure: mailFailure.nullable(),
  answer: z.string(),
});

/** The saved settings, with their state. */
export const mailSettings = z.object({
  ...mailFields,
  /** True when a password is saved. */
  password_kept: z.boolean(),
  /** True when the platform has a server for organisers without their own. */
  platform_delivers: z.boolean(),
  /** The last test that a server accepted; `current` when it was made with the saved settings. */
  tested: z.object({ at: instant, answer: z.string(), current: z.boolean() }).nullable(),
});
