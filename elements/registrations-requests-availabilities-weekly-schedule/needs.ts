import type { Needs } from '../element.ts';

export const needs = {
  texts: ['registration-requests', 'availabilities', 'catalogue'],
} as const satisfies Needs;
