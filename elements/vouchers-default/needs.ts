import type { Needs } from '../element.ts';

export const needs = { texts: ['vouchers', 'cart'] } as const satisfies Needs;
