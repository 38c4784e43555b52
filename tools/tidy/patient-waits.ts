import type { Rule } from './rule.ts';
import { at, codeOf, isTest } from './rule.ts';

/** Milliseconds: what `vitest.config.ts` gives every wait. */
const PATIENCE = 45_000;
const SHORT =
  'Leave the time away: every wait has that of vitest.config.ts, on a slow machine too.';
const OWN = 'Wait by expect.poll, or before all tests by testing/until.ts: vi gives one second.';
const HOME = 'testing/until.ts';
const LIMIT = /\btimeout: ([0-9_]+)/g;
const WAITING = /\bvi\.wait(?:For|Until)\(/g;

export const patientWaits: Rule = {
  name: 'a test waits as long as all others do, and never less',
  check: (tree) =>
    codeOf(tree)
      // stories have their own patience, in playwright.config.ts
      .filter(({ path }) => isTest(path) && path !== HOME && !path.startsWith('testing/flows/'))
      .flatMap((source) => [
        ...[...source.text.matchAll(LIMIT)]
          .filter(([, limit]) => Number(limit?.replaceAll('_', '')) <= PATIENCE)
          .map(({ index: offset }) => at(source, { offset, sentence: SHORT })),
        ...[...source.text.matchAll(WAITING)].map(({ index: offset }) =>
          at(source, { offset, sentence: OWN }),
        ),
      ]),
  wrong: {
    files: {
      'server/mails/sent.test.ts':
        'await expect.poll(sent, { timeout: 10_000 }).toBe(1);\nawait vi.waitFor(sent);\n',
    },
    says: ['server/mails/sent.test.ts:1', 'server/mails/sent.test.ts:2'],
  },
  right: {
    files: {
      'server/mails/sent.test.ts':
        'await expect.poll(sent, { interval: 5 }).toBe(1);\nawait expect.poll(all, { timeout: 180_000 }).toBe(5000);\n',
    },
  },
};
