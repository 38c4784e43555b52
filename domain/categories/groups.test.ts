import { describe, expect, it } from 'vitest';
import { primaryGroups } from './groups.ts';

const category = (title: string, cuid: string, scope = 'PRIMARY') => ({
  title,
  group: { cuid, title: `Groupe ${cuid}`, scope },
});

describe('primaryGroups', () => {
  it('collects categories by group, without the others and without duplicates', () => {
    const categories = [
      category('Sport', 'a'),
      category('6-8 ans', 'b'),
      category('Cirque', 'a'),
      category('Sport', 'a'),
      category('Interne', 'c', 'SECONDARY'),
    ];
    expect(primaryGroups(categories)).toEqual([
      { cuid: 'a', title: 'Groupe a', categories: ['Sport', 'Cirque'] },
      { cuid: 'b', title: 'Groupe b', categories: ['6-8 ans'] },
    ]);
    expect(primaryGroups([])).toEqual([]);
  });
});
