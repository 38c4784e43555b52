import { afterAll, beforeAll, vi } from 'vitest';

/**
 * Returns the shared state that a test may change: each file restores it, or the next one of the
 * same worker would begin with it.
 */
const shared = () => ({
  'the folder of the process': process.cwd(),
  fetch: globalThis.fetch,
  Date: globalThis.Date,
  setTimeout: globalThis.setTimeout,
  'a window': 'window' in globalThis,
  'a document': 'document' in globalThis,
  navigator: globalThis.navigator,
  ...Object.fromEntries(
    Object.entries(process.env).map(([name, value]) => [`process.env.${name}`, value]),
  ),
});

/** Set by sharp, which the server loads with the first picture. */
const SET_ON_LOADING = 'process.env.VIPSHOME';

let before = new Map<string, unknown>();

// values that packages set on loading are set once
beforeAll(() => {
  before = new Map(Object.entries(shared()));
});

afterAll(() => {
  const after = new Map<string, unknown>(Object.entries(shared()));
  const names = new Set([...before.keys(), ...after.keys()]);
  const changed_names = [...names].filter(
    (name) => name !== SET_ON_LOADING && after.get(name) !== before.get(name),
  );
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  if (changed_names.length > 0)
    throw new Error(`This file did not put back: ${changed_names.join(', ')}`);
});
