import { z } from 'zod';
import {
  bilingual,
  bilingualTitle,
  cuid,
  id,
  inEveryLanguage,
  oneLine,
} from '../general/shapes.ts';
import { version } from '../general/versions.ts';
import { customFieldEntity, customFieldType } from './shapes.ts';

/**
 * The fields of a custom field that the organiser sets. An existing choice has its id, a new one
 * none.
 */
export const customFieldFields = {
  type: customFieldType,
  title: bilingualTitle,
  description: bilingual,
  required: z.boolean(),
  /** True when it is filled in later, in the account, and not at registration. */
  deferred: z.boolean(),
  /** True when answers are about health: they show in red to those who look after a child. */
  health: z.boolean().default(false),
  /** A regular expression for the whole text; only for a TEXT, empty for none. */
  pattern: oneLine(200),
  choices: z.array(z.object({ id: id.nullable(), label: bilingual })).max(50),
};

/** A custom field, as staff manage it. */
export const officeCustomField = z.object({
  cuid,
  version,
  entity: customFieldEntity,
  type: customFieldType,
  title: inEveryLanguage,
  description: inEveryLanguage,
  required: z.boolean(),
  deferred: z.boolean(),
  health: z.boolean(),
  /** False for an archived one: it is no longer in any form, and its answers stay. */
  active: z.boolean(),
  pattern: z.string(),
  choices: z.array(z.object({ id, label: inEveryLanguage })),
  /** The number of people who answered it. */
  answers: z.int(),
});
