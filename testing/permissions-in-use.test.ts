import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { endpoints } from '@ribambelle/api/all.ts';
import { isPermission } from '@ribambelle/domain/permissions/permissions.ts';
import { PERMISSIONS_IN_USE } from '@ribambelle/domain/permissions/permissions-in-use.ts';
import { expect, test } from 'vitest';

const SERVER = join(import.meta.dirname, '../server');

/** Returns the permissions that actions check beyond those of their endpoint. */
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

test('a role offers exactly the rights that some call needs', async () => {
  const endpoint_permissions = Object.values(endpoints).map(({ who }) => who);
  const checked = [...endpoint_permissions, ...(await checkedInside())].filter(isPermission);
  expect([...PERMISSIONS_IN_USE].toSorted()).toEqual([...new Set(checked)].toSorted());
});
