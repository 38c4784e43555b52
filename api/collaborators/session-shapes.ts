import { PENDING } from '@ribambelle/domain/collaborators/pending.ts';
import { OPTIONAL_NOUNS } from '@ribambelle/domain/organisers/in-use.ts';
import { z } from 'zod';
import { ratedCategory, vatCategory } from '../vat/shapes.ts';
import { cuid, instant, language, oneLine } from '../general/shapes.ts';
import { permission } from './office-shapes.ts';

/** A password of a collaborator: at least 12 characters (R17). */
export const collaboratorPassword = z.string().min(12).max(200).meta({ format: 'password' });

/** The six digits of the second factor; spaces as people type them are taken away. */
export const totpCode = oneLine(12);

/** A code for a collaborator who lost the second factor, however it is typed. */
export const recoveryCode = oneLine(40);

/** Ten codes, shown only this once. */
export const recoveryCodes = z.array(z.string());

/**
 * A session of a collaborator: the usual names of browser and system, the network without its last
 * part.
 */
export const staffSession = z.object({
  cuid,
  browser: z.string(),
  system: z.string(),
  network: z.string(),
  created_at: instant,
  seen_at: instant,
  /** True for the session of this call. */
  current: z.boolean(),
});

/**
 * The collaborator signed in to the back-office, with organiser and permissions; both null when
 * nobody is.
 */
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
      /** True when they have an authenticator app. */
      authenticator_app: z.boolean(),
      /** True when they have that, or a passkey. */
      second_factor: z.boolean(),
      /** True when the organiser requires a second factor of them: it cannot be switched off. */
      wants_second_factor: z.boolean(),
      /** The number of recovery codes left; null when none were ever made. */
      recovery_codes: z.int().nullable(),
      /** True unless they want no e-mails about new registrations. */
      registration_mails: z.boolean(),
      /** The task to do before anything else answers. */
      pending: z.enum(PENDING).nullable(),
    })
    .nullable(),
  organiser: z
    .object({
      cuid,
      name: z.string(),
      accent_color: z.string(),
      language,
      /** The languages of the public site, in which texts are written. */
      languages: z.array(language),
      timezone: z.string(),
      currency: z.string(),
      /**
       * The address of the organiser's public site, without path; null when it has no host name.
       */
      site: z.string().nullable(),
      /** True when payments on its site are not real; the site says so. */
      test_mode: z.boolean(),
      /** Minutes without activity after which one signs in again; null for no limit. */
      idle_minutes: z.int().nullable(),
      /**
       * The features in use among those a small organiser does not need: by default the menu shows
       * no others.
       */
      in_use: z.array(z.enum(OPTIONAL_NOUNS)),
      /**
       * Its VAT: the default and the categories that its regime allows; null while it has not said
       * its regime.
       */
      vat: z.object({ category: vatCategory, categories: z.array(ratedCategory) }).nullable(),
    })
    .nullable(),
});
