import { vi } from 'vitest';

/** Milliseconds: as long as every wait of `vitest.config.ts`. */
const PATIENCE = 45_000;

/** Waits until something true is answered, also before all tests of a file, where `expect.poll` cannot; fails when nothing ever is. */
export const until = async <Value>(read: () => Promise<Value>) =>
  vi.waitUntil(read, { timeout: PATIENCE });
