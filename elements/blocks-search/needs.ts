import type { Needs } from '../element.ts';

export const needs = { texts: ['catalogue'] } as const satisfies Needs;
