import type { Needs } from '../element.ts';

export const needs = {
  texts: ['availabilities', 'availability-page', 'catalogue'],
} as const satisfies Needs;
