import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { endpoints } from '@ribambelle/api/all.ts';
import { ALL_PERMISSIONS, isPermission } from '@ribambelle/domain/permissions/permissions.ts';
import {
  AREAS_TO_COME,
  PERMISSIONS_IN_USE,
} from '@ribambelle/domain/permissions/permissions-in-use.ts';
import { expect, test } from 'vitest';

const SERVER = join(import.meta.dirname, '../server');

/** What actions ask for beyond what their endpoint says. */
async function checkedInside(): Promise<string[]> {
  const files = (await readdir(SERVER, { recursive: true })).filter(
    (path) => path.endsWith('.ts') && !path.endsWith('.test.ts'),
  );
  const texts = await Promise.all(files.map((path) => readFile(join(SERVER, path), 'utf8')));
  return texts.flatMap((text) =>
    [...text.matchAll(/\b(?:includes|may)\('([a-z-]+\.[a-z-]+)'\)/g)].flatMap(
      ([, name = '']) => name,
    ),
  );
}

test('the rights that a role shows as in use are those that the server asks for', async () => {
  const promised = Object.values(endpoints).map(({ who }) => who);
  const checked = [...promised, ...(await checkedInside())].filter(isPermission);
  expect([...PERMISSIONS_IN_USE].toSorted()).toEqual([...new Set(checked)].toSorted());
});

test('every right of the table is either in use or to come', () => {
  const coming = AREAS_TO_COME.flatMap(({ permissions }) => permissions);
  expect([...PERMISSIONS_IN_USE, ...coming].toSorted()).toEqual([...ALL_PERMISSIONS].toSorted());
});
