import type { Needs } from '../element.ts';

export const needs = { texts: ['availabilities', 'catalogue', 'cart'], errors: true } as const satisfies Needs;
