import { expect, test } from 'vitest';
import { texts as en } from '../en/checkout-page.ts';
import { texts as fr } from '../fr/checkout-page.ts';
import { dueLines } from './due-lines.ts';

const court = { amount: 1_500, due_at: '2026-11-29T10:00:00.000Z', titles: ['Terrain 1'] };
const camps = { amount: 73_300, due_at: '2026-12-12T23:00:00.000Z', titles: ['Cirque', 'Danse'] };
const zone = { time_zone: 'Europe/Brussels' };
const plain = (lines: readonly string[]) =>
  lines.map((line) => line.replaceAll(/[\u00A0\u202F]/g, ' '));

test('the first line names what is due first, and one line has the rest', () => {
  const words = fr.methods.due_parts;
  expect(plain(dueLines([court, camps], { ...zone, language: 'fr', words }))).toEqual([
    '15,00 € au plus tard le dim. 29 novembre 2026 à 11 h, pour Terrain 1.',
    'Le reste, 733,00 €, au plus tard le sam. 12 décembre 2026.',
  ]);
  const english = { ...zone, language: 'en' as const, words: en.methods.due_parts };
  expect(plain(dueLines([court, { ...camps, due_at: null }], english))[1]).toBe(
    'The rest, €733.00, without a deadline.',
  );
});

test('one deadline needs no parts', () => {
  expect(dueLines([camps], { ...zone, language: 'fr', words: fr.methods.due_parts })).toEqual([]);
});
