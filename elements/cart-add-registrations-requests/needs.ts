import type { Needs } from '../element.ts';

export const needs = {
  texts: ['registration-requests', 'cart', 'availabilities', 'catalogue'],
} as const satisfies Needs;
