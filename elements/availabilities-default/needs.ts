import type { Needs } from '../element.ts';

export const needs = {
  texts: ['availabilities', 'catalogue', 'cart', 'waiting-list'],
} as const satisfies Needs;
