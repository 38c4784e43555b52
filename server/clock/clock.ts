import type { Instant } from '@ribambelle/domain/base/instants.ts';

/** The one place where the server reads the time; a test hands in another. */
export type Clock = () => Instant;

export const systemClock: Clock = () => new Date().toISOString();
