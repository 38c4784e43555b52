import { vi } from 'vitest';

/** Milliseconds: the same as every wait of `vitest.config.ts`. */
const PATIENCE = 45_000;

/**
 * Waits until something truthy is returned, also before all tests of a file, where `expect.poll`
 * cannot be used; fails when that never happens.
 */
export const until = async <Value>(readValue: () => Promise<Value>) =>
  vi.waitUntil(readValue, { timeout: PATIENCE });
