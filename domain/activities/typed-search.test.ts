import { expect, test } from 'vitest';
import { asTyped, readSearch } from './typed-search.ts';

const PLACES = ['Ixelles', 'Louvain-la-Neuve', 'Piscine du Solbosch', 'Liège'];

/** Returns each filter found, with the search without it. */
const partsOf = (text: string) =>
  readSearch(text, PLACES).filters.map((filter) => {
    if (filter.kind === 'weekday') return [filter.weekday, filter.without];
    return [filter.kind === 'age' ? `${filter.age} ans` : filter.place, filter.without];
  });

test.each([
  ['natation samedi', [[6, 'natation']], 'natation'],
  ['Natation le SAMEDI', [[6, 'Natation']], 'Natation'],
  ['tous les mercredis', [[3, '']], ''],
  ['swimming on Sundays', [[7, 'swimming']], 'swimming'],
  ['sam. danse', [[6, 'danse']], 'danse'],
  ['yoga wed', [[3, 'yoga']], 'yoga'],
  [
    'mer. et jeu.',
    [
      [3, 'et jeu.'],
      [4, 'mer. et'],
    ],
    'et',
  ],
  // a short form that is also another word counts as that word
  ['mer jeu mar sun mon', [], 'mer jeu mar sun mon'],
  ['lundi lundi', [[1, 'lundi']], 'lundi'],
  ['7 ans', [['7 ans', '']], ''],
  ['cirque pour 7ans', [['7 ans', 'cirque']], 'cirque'],
  ['7 years old drama', [['7 ans', 'drama']], 'drama'],
  ['6 à 12 ans', [], '6 à 12 ans'],
  ['6-12 ans', [], '6-12 ans'],
  ['300 ans', [], '300 ans'],
  // years of something are part of a title
  ['7 ans de réflexion', [], '7 ans de réflexion'],
  ['10 ans d’amitié', [], '10 ans d’amitié'],
  ['a hundred and 100 years of solitude', [], 'a hundred and 100 years of solitude'],
  ['cirque 7 ans de 9 h à 12 h', [['7 ans', 'cirque de 9 h à 12 h']], 'cirque de 9 h à 12 h'],
  ['7 ans d’âge', [['7 ans', 'd’âge']], 'd’âge'],
  ['1050', [], '1050'],
  [
    'natation samedi Ixelles',
    [
      [6, 'natation Ixelles'],
      ['Ixelles', 'natation samedi'],
    ],
    'natation',
  ],
  ['cirque à louvain la neuve', [['Louvain-la-Neuve', 'cirque']], 'cirque'],
  [
    'LIEGE, dès 5 ans',
    [
      ['Liège', 'dès 5 ans'],
      ['5 ans', 'LIEGE'],
    ],
    '',
  ],
  ['piscine du solbosch', [['Piscine du Solbosch', '']], ''],
  ['dimanche', [[7, '']], ''],
  ['', [], ''],
])('“%s” means %j and leaves “%s”', (text, filters, rest) => {
  expect(partsOf(text)).toEqual(filters);
  expect(readSearch(text, PLACES).rest).toBe(rest);
});

test('a search has a part for each filter and each remaining word, except words that lead to a filter', () => {
  expect(readSearch('cours de natation le samedi à Ixelles', PLACES).parts).toEqual([
    { typed: 'cours', without: 'de natation le samedi à Ixelles' },
    { typed: 'natation', without: 'cours de le samedi à Ixelles' },
    { typed: 'le samedi', without: 'cours de natation à Ixelles' },
    { typed: 'à Ixelles', without: 'cours de natation le samedi' },
  ]);
});

test('a typed day is added to the chosen ones; a chosen age is kept', () => {
  expect(asTyped({ search: 'natation samedi 7 ans', weekday: [1], age: 9 })).toEqual({
    search: 'natation',
    weekday: [1, 6],
    age: 9,
  });
  expect(asTyped({ search: 'nager 7 ans' })).toEqual({ search: 'nager', age: 7 });
  expect(asTyped({ weekday: [1] })).toEqual({ weekday: [1] });
});
