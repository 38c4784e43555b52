import { recordNames } from '@ribambelle/api/record-names.ts';
import type { Noun } from './noun.ts';
import { namesOf } from './unsafe.ts';

/** The nouns of all records. */
export const nouns: readonly Noun[] = namesOf(recordNames);
