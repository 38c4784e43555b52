import type { Theme } from '../catalogue.ts';
import { FIELD } from './field.ts';
import { WATER } from './water.ts';

/** All activities of the rich organiser, by discipline. */
export const THEMES: readonly Theme[] = [WATER, FIELD];
