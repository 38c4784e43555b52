import { PENDING } from '@ribambelle/domain/collaborators/pending.ts';
import { OPTIONAL_NOUNS } from '@ribambelle/domain/organisers/in-use.ts';
import { z } from 'zod';
import { cuid, instant, language, oneLine } from '../general/shapes.ts';
import { permission } from './office-shapes.ts';

/** A password of a collaborator: at least 12 characters (R17). */
export const collaboratorPassword = z.string().min(12).max(200).meta({ format: 'password' });

/** The six digits of the second factor; spaces as people type them are taken away. */
export const totpCode = oneLine(12);

/** A code for who lost the second factor, however it is typed. */
export const recoveryCode = oneLine(40);

/** Ten codes, shown this once. */
export const recoveryCodes = z.array(z.string());

/** Where a collaborator is signed in: the browser and the system as people call them, the network without its last part. */
export const staffSession = z.object({
  cuid,
  browser: z.string(),
  system: z.string(),
  network: z.string(),
  created_at: instant,
  seen_at: instant,
  /** The session that asks. */
  current: z.boolean(),
});

/** Who is signed in to the back-office, for which organiser, and what they may do; both null when nobody is. */
export const officeSession = z.object({
  collaborator: z
    .object({
      cuid,
      firstname: z.string(),
      lastname: z.string(),
      email: z.string(),
      language,
      /** `area.action`, as in the table of permissions (1 §6). */
      permissions: z.array(permission),
      /** They have an app that shows codes. */
      authenticator_app: z.boolean(),
      /** They have that, or a passkey. */
      second_factor: z.boolean(),
      /** The organiser wants a second factor of them: it cannot be switched off. */
      wants_second_factor: z.boolean(),
      /** How many recovery codes are left; null where none were ever made. */
      recovery_codes: z.int().nullable(),
      /** What has to be done before anything else answers. */
      pending: z.enum(PENDING).nullable(),
    })
    .nullable(),
  organiser: z
    .object({
      cuid,
      name: z.string(),
      accent_color: z.string(),
      language,
      /** In which the public site can be read; texts are written in these. */
      languages: z.array(language),
      timezone: z.string(),
      currency: z.string(),
      /** The address of the organiser's public site, without path; null when it has no host name. */
      site: z.string().nullable(),
      /** Payments on its site are not real, and say so. */
      test_mode: z.boolean(),
      /** After how many minutes without anything done one signs in again; null for no limit. */
      idle_minutes: z.int().nullable(),
      /** Of what a small organiser has none of, what this one has: the menu shows no more by itself. */
      in_use: z.array(z.enum(OPTIONAL_NOUNS)),
    })
    .nullable(),
});
