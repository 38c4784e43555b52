import type { Needs } from '../element.ts';

export const needs = {
  texts: ['catalogue', 'catalogue-dates', 'availabilities'],
} as const satisfies Needs;
