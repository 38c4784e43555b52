import type { Needs } from '../element.ts';

export const needs = { texts: ['resources'] } as const satisfies Needs;
