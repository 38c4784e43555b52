import { expect, test } from 'vitest';
import { elided } from './elided.ts';

test.each([
  ['de', 'Tom', 'de Tom'],
  ['de', 'Emma', 'd’Emma'],
  ['de', 'Élise Dubois', 'd’Élise Dubois'],
  ['de', 'Œuvres du parc', 'd’Œuvres du parc'],
  ['de', 'Yves', 'd’Yves'],
  ['de', 'Yanis', 'de Yanis'],
  ['de', 'Hassan', 'de Hassan'],
  ['de', '', 'de '],
  ['que', 'Atelier terre', 'qu’Atelier terre'],
  ['que', 'Poney', 'que Poney'],
] as const)('%s before %s is %s', (word, name, written) => {
  expect(elided(word, name)).toBe(written);
});
