import type { Needs } from '../element.ts';

export const needs = { texts: ['bundles'] } as const satisfies Needs;
