import type { Needs } from '../element.ts';

export const needs = { texts: ['bundles', 'cart'] } as const satisfies Needs;
