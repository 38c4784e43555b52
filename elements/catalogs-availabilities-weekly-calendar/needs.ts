import type { Needs } from '../element.ts';

export const needs = {
  texts: ['catalogue', 'catalogue-dates'],
} as const satisfies Needs;
