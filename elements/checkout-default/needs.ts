import type { Needs } from '../element.ts';

export const needs = {
  texts: ['checkout-page', 'cart', 'online-methods'],
  errors: true,
} as const satisfies Needs;
