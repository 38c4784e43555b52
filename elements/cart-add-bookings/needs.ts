import type { Needs } from '../element.ts';

export const needs = { texts: ['resources', 'cart'] } as const satisfies Needs;
