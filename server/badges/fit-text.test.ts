import { expect, test } from 'vitest';
import { fitName, ROBOTO, widthOf, wrapText } from './fit-text.ts';

const WIDTH = 110;

const SPACE = { measure: ROBOTO, width: WIDTH, height: 24, largest: 20, smallest: 8 };

test('a short name is as large as possible, a long one shrinks, a longer one takes two lines, and one too long for both ends in dots', () => {
  const fit = (text: string) => fitName(text, SPACE);
  expect(fit('Léa')).toEqual([{ text: 'Léa', size: 20, height: 24 }]);
  const [alexandrine, ...more] = fit('Alexandrine');
  expect(more).toEqual([]);
  expect(alexandrine?.size).toBeLessThan(20);
  expect(alexandrine?.size).toBeGreaterThan(14);
  expect(fit('Marie-Antoinette Joséphine').map(({ text }) => text)).toEqual([
    'Marie-Antoinette',
    'Joséphine',
  ]);
  expect(fit('Jean-Baptiste')).toHaveLength(1);
  const [endless] = fit('Konstantinopolitaniakopoulossss');
  expect(endless?.size).toBe(8);
  expect(endless?.text).toMatch(/^Konstantinopol.*…$/u);
});

test.each([
  'Léa',
  'WWWWWWWWWWWWWWWW',
  'iiiiii',
  '王小明',
  'Maximiliana-Bartholomea',
  '',
  '- -',
  '👨‍👩‍👧',
])('%j stays within its space', (text) => {
  const lines = fitName(text, SPACE);
  for (const { text: line, size } of lines)
    expect(widthOf(line) * size).toBeLessThanOrEqual(WIDTH + 0.001);
  expect(lines.reduce((sum, { height }) => sum + height, 0)).toBeLessThanOrEqual(24.001);
});

test('a title wraps between words, and is cut when it does not fit on its lines', () => {
  const wrap = (text: string) => wrapText(text, { measure: ROBOTO, width: 60, size: 8, lines: 2 });
  expect(wrap('Cirque')).toEqual(['Cirque']);
  expect(wrap('Cirque et trapèze')).toEqual(['Cirque et', 'trapèze']);
  expect(wrap('Cirque et trapèze pour les petits et les grands')).toHaveLength(2);
  expect(wrap('Cirque et trapèze pour les petits et les grands')[1]).toMatch(/…$/u);
  expect(wrap('')).toEqual([]);
});
