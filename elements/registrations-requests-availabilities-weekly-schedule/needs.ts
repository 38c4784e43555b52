import type { Needs } from '../element.ts';

export const needs = {
  texts: ['registration-requests', 'availabilities', 'catalogue', 'catalogue-dates'],
} as const satisfies Needs;
