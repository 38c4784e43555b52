import type { Needs } from '../element.ts';

export const needs = { texts: ['blog'] } as const satisfies Needs;
