import type { Needs } from '../element.ts';

export const needs = { texts: ['checkout-success'] } as const satisfies Needs;
