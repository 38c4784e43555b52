import type { Language } from '@ribambelle/domain/base/languages.ts';
import type { Organiser } from '../organisers/organiser.ts';

/** Where a notification comes from, and in which language it is written. */
export interface Writing {
  readonly organiser: Organiser;
  readonly origin: string;
  readonly language: Language;
  readonly now: string;
}
