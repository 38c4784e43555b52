import type { Needs } from '../element.ts';

export const needs = { texts: ['memberships'] } as const satisfies Needs;
