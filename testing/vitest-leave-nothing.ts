import { afterAll, beforeAll, vi } from 'vitest';

/** What files of one worker share and a test may change: each puts it back, or the next one would begin with it. */
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

let before = new Map<string, unknown>();

// what packages set when they are loaded, they set once
beforeAll(() => {
  before = new Map(Object.entries(shared()));
});

afterAll(() => {
  const after = new Map<string, unknown>(Object.entries(shared()));
  const names = new Set([...before.keys(), ...after.keys()]);
  const left = [...names].filter((name) => after.get(name) !== before.get(name));
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  if (left.length > 0) throw new Error(`This file did not put back: ${left.join(', ')}`);
});
