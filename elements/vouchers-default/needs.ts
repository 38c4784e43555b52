import type { Needs } from '../element.ts';

export const needs = { texts: ['vouchers'] } as const satisfies Needs;
