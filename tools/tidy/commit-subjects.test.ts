import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { wrongSubject } from './commit-subjects.ts';

/** The last commit before the rule. */
const BEFORE = '499c1d59840c4ff73f441ccd6e4fa6a98e8f5c36';
const ROOT = join(import.meta.dirname, '../..');

test.each([
  ['customers: warn about similar names', null],
  ['elements, back-office: name the last participles by what they hold', null],
  ['cart: focus the first unanswered question', null],
  ['docs: say where a plain noun is declared', null],
  ['customers: who writes one down is shown who is nearly called so', '"who" is no imperative'],
  ['customers: warns about similar names', '"warns" is no imperative'],
  ['customers: warned about similar names', '"warned" is no imperative'],
  ['customers: the names are compared', '"the" is no imperative'],
  ['warn about similar names', 'no area'],
  [`customers: warn ${'a'.repeat(72)}`, 'characters'],
])('the subject "%s" is told %s', (subject, sentence) => {
  if (sentence === null) expect(wrongSubject(subject)).toBeNull();
  else expect(wrongSubject(subject)).toContain(sentence);
});

test('every commit since the rule has an area and an imperative, in 72 characters', () => {
  const log = spawnSync('git', ['log', '--no-merges', '--format=%s', `${BEFORE}..HEAD`], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  // without git, or in a copy without its history, there is nothing to read
  const subjects = log.status === 0 ? log.stdout.split('\n').filter((line) => line !== '') : [];
  const wrong = subjects.map((subject) => [subject, wrongSubject(subject)] as const);
  expect(wrong.filter(([, sentence]) => sentence !== null)).toEqual([]);
});
