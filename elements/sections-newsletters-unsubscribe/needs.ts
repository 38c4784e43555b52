import type { Needs } from '../element.ts';

export const needs = { texts: ['newsletters'], errors: true } as const satisfies Needs;
