import type { Rule } from './rule.ts';
import { at, codeOf, isTest } from './rule.ts';
import type { Source } from './tree.ts';

/** Milliseconds that `vitest.config.ts` gives every wait, and every test. */
const PATIENCE = 45_000;
const LONGEST = 180_000;
const SHORT =
  'Leave the time away: every wait has that of vitest.config.ts, on a slow machine too.';
const OWN = 'Wait by expect.poll, or before all tests by testing/until.ts: vi gives one second.';
const HOME = 'testing/until.ts';
const LIMIT = /\btimeout: ([0-9_]+)/g;
const LIMIT_OF_TEST = /^\s*\}, ([0-9_]+)\);$/gm;
const WAITING = /\bvi\.wait(?:For|Until)\(/g;

export const patientWaits: Rule = {
  name: 'a test waits as long as all others do, and never less',
  check: (tree) =>
    codeOf(tree)
      // stories have their own limit, in playwright.config.ts
      .filter(({ path }) => isTest(path) && path !== HOME && !path.startsWith('testing/flows/'))
      .flatMap((source) => [
        ...atMost(source, { limits: LIMIT, millis: PATIENCE }),
        ...atMost(source, { limits: LIMIT_OF_TEST, millis: LONGEST - 1 }),
        ...[...source.text.matchAll(WAITING)].map(({ index: offset }) =>
          at(source, { offset, sentence: OWN }),
        ),
      ]),
  wrong: {
    files: {
      'server/mails/sent.test.ts':
        'await expect.poll(sent, { timeout: 10_000 }).toBe(1);\nawait vi.waitFor(sent);\n}, 90_000);\n',
    },
    says: [1, 3, 2].map((line) => `server/mails/sent.test.ts:${line}`),
  },
  right: {
    files: {
      'server/mails/sent.test.ts':
        'await expect.poll(sent, { interval: 5 }).toBe(1);\nawait expect.poll(all, { timeout: 180_000 }).toBe(5000);\n',
    },
  },
};

function atMost(source: Source, { limits, millis }: { limits: RegExp; millis: number }) {
  return [...source.text.matchAll(limits)]
    .filter(([, limit]) => Number(limit?.replaceAll('_', '')) <= millis)
    .map(({ index: offset }) => at(source, { offset, sentence: SHORT }));
}
