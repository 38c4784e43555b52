import type { Needs } from '../element.ts';

export const needs = {
  texts: ['availabilities', 'catalogue'],
} as const satisfies Needs;
