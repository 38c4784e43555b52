import type { Needs } from '../element.ts';

export const needs = {
  texts: ['cart', 'availabilities', 'catalogue'],
} as const satisfies Needs;
