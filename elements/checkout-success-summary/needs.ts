import type { Needs } from '../element.ts';

export const needs = {
  texts: ['checkout-success', 'cart', 'registration-requests'],
} as const satisfies Needs;
