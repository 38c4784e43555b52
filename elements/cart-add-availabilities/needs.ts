import type { Needs } from '../element.ts';

export const needs = {
  texts: ['cart', 'availabilities', 'catalogue'],
  errors: true,
} as const satisfies Needs;
