import { globSync } from 'node:fs';
import { type ListFilter, parametersOf } from '@ribambelle/api/lists/filters.ts';
import { records } from '@ribambelle/api/records.ts';
import { expect, test } from 'vitest';
import { STARTS } from '../panels/use-panel.ts';

interface Exported {
  readonly filters: Readonly<Record<string, ListFilter>>;
}

const API = `${import.meta.dirname}/../../api`;

test('the starting values of a form leave the address with its panel, and no list has a filter of that name', async () => {
  const files = globSync(`${API}/*/*-filters.ts`);
  const sets = (await Promise.all(files.map((file) => import(file)))).flatMap(
    (exports: Record<string, Exported>) =>
      Object.entries(exports).filter(([name]) => name.endsWith('FilterSet')),
  );
  sets.push(
    ...records.map(({ noun, filters }): [string, Exported] => [noun, { filters: filters.filters }]),
  );
  expect(sets.length).toBeGreaterThan(25);
  const both = sets.flatMap(([set, { filters }]) =>
    Object.entries(filters)
      .flatMap(([name, filter]) => parametersOf(name, filter))
      .filter((name) => STARTS.includes(name))
      .map((name) => `${set}: ${name}`),
  );
  expect(both).toEqual([]);
});
