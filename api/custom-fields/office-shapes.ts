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

/** What the organiser decides of a custom field. A choice that is there already has its id, a new one none. */
export const customFieldFields = {
  type: customFieldType,
  title: bilingualTitle,
  description: bilingual,
  required: z.boolean(),
  /** Not asked at registration, but later in the account. */
  deferred: z.boolean(),
  /** What is answered is about health: it stands in red before those who look after a child. */
  health: z.boolean().default(false),
  /** A regular expression for the whole text; only of a TEXT, empty for none. */
  pattern: oneLine(200),
  choices: z.array(z.object({ id: id.nullable(), label: bilingual })).max(50),
};

/** A custom field as staff manage it. */
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
  /** False for an archived one: it is asked nowhere, and what was answered stays. */
  active: z.boolean(),
  pattern: z.string(),
  choices: z.array(z.object({ id, label: inEveryLanguage })),
  /** How many answered it. */
  answers: z.int(),
});
