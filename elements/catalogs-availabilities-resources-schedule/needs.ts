import type { Needs } from '../element.ts';

export const needs = { texts: ['resources', 'catalogue-dates'] } as const satisfies Needs;
