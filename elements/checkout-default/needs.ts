import type { Needs } from '../element.ts';

export const needs = {
  texts: ['checkout-page', 'cart'],
  errors: true,
} as const satisfies Needs;
