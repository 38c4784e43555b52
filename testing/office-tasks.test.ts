import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { TASKS } from './flows/stage/tasks.ts';

const ROOT = join(import.meta.dirname, '..');
const FLOWS = join(ROOT, 'testing/flows');

/** The tasks whose stories are told on a phone too. */
const ON_A_PHONE = new Set([1, 2, 5, 7, 8]);

const stories = readdirSync(FLOWS)
  .filter((name) => name.endsWith('.flow.ts'))
  .map((name) => ({ name, text: readFileSync(join(FLOWS, name), 'utf8') }));

/** Returns the stories that name a part of a task and print its presses. */
const storiesOf = (part: string) =>
  stories.filter(({ text }) => text.includes('presses.print(') && text.includes(`'${part}'`));

test('the page about the office’s day gives for each part the limit that its story checks', () => {
  const page = readFileSync(join(ROOT, 'docs/running/office-tasks.md'), 'utf8');
  const rows = [...page.matchAll(/^\| (\d+) \| (.+?) \| (\d+) \| `(.+?)` \|$/gmu)].map(
    ([, task, part, most, story]) => ({ task: Number(task), part, most: Number(most), story }),
  );
  expect(rows).toEqual(
    Object.entries(TASKS).map(([part, { task, most }]) => ({
      task,
      part,
      most,
      story: storiesOf(part)[0]?.name,
    })),
  );
});

test.each(Object.entries(TASKS))(
  '%s is counted by one story, in the required scenes',
  (part, of) => {
    const [story, ...others] = storiesOf(part);
    expect(others).toEqual([]);
    const scenes = ON_A_PHONE.has(of.task) ? 'AT_A_DESK_AND_ON_A_PHONE' : 'AT_A_DESK';
    expect(story?.text).toMatch(new RegExp(`tellings\\([^)]*, ${scenes}\\)`, 'u'));
  },
);

test('there are fourteen tasks', () => {
  expect(new Set(Object.values(TASKS).map(({ task }) => task))).toEqual(
    new Set(Array.from({ length: 14 }, (_, index) => index + 1)),
  );
});
