import type { Needs } from '../element.ts';

export const needs = { texts: ['memberships', 'cart'] } as const satisfies Needs;
