import type { Needs } from '../element.ts';

export const needs = { texts: ['sign-in', 'customers'], errors: true } as const satisfies Needs;
