import type { Needs } from '../element.ts';

export const needs = { texts: ['embeds'] } as const satisfies Needs;
