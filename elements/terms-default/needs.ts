import type { Needs } from '../element.ts';

export const needs = { texts: ['terms'] } as const satisfies Needs;
