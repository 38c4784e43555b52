import type { Needs } from '../element.ts';

export const needs = { texts: ['checkout-success', 'cart'] } as const satisfies Needs;
