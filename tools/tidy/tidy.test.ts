import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { sentenceOf } from './rule.ts';
import { rules } from './rules.ts';
import { readTree, treeOf } from './tree.ts';

const project = await readTree(join(import.meta.dirname, '../..'));

test('the project is read from its root', () => {
  expect(project.has('tools/tidy/tidy.test.ts')).toBe(true);
  expect(project.sources.length).toBeGreaterThan(200);
});

describe.each(rules)('$name', ({ check, wrong, right }) => {
  test('finds what breaks it', () => {
    const found = check(exampleOf(wrong));
    expect(found.map(({ path, line }) => `${path}:${line}`)).toEqual(wrong.says);
    for (const { sentence } of found) expect(sentence).toMatch(/.\.$/);
  });

  test('lets pass what does not', () => {
    expect(check(exampleOf(right)).map(sentenceOf)).toEqual([]);
  });

  test('holds in this project', () => {
    const found = check(project).map(sentenceOf);
    expect(found.length, `${found.join('\n')}\n`).toBe(0);
  });
});

function exampleOf(example: {
  files: Readonly<Record<string, string>>;
  registers?: Readonly<Record<string, string>>;
}) {
  return treeOf(example.files, { registers: new Map(Object.entries(example.registers ?? {})) });
}
