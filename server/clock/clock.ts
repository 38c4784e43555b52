import type { Instant } from '@ribambelle/domain/base/instants.ts';

/** The only place where the server reads the time; a test passes another clock. */
export type Clock = () => Instant;

export const systemClock: Clock = () => new Date().toISOString();
