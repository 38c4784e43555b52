/// <reference types="node" />
import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { accentTheme, defaultAccent } from '@ribambelle/domain/website/accent-theme.ts';
import { contrastOf, hexOf, oklchOf } from '@ribambelle/domain/website/oklch.ts';

const paper = '#fffdfa';
const colours = [
  '#ffe94d',
  '#0b1f4b',
  '#e67e22',
  '#ffffff',
  '#000000',
  '#777777',
  '#ff0000',
  '#00ff00',
  '#0000ff',
  '#f0f',
];
const anyHex = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, '0')}`);

const expectReadable = (accent: string) => {
  const theme = accentTheme(accent);
  const contrast = (text: `--${string}`, ground: string) =>
    contrastOf(theme[text] ?? '', theme[`--${ground}`] ?? ground);
  expect(contrast('--on-accent', 'accent')).toBeGreaterThanOrEqual(4.5);
  expect(contrast('--on-accent', 'accent-hover')).toBeGreaterThanOrEqual(4.5);
  expect(contrast('--accent-deep', 'accent-tint')).toBeGreaterThanOrEqual(4.5);
  expect(contrast('--accent-deep', 'accent-tint-strong')).toBeGreaterThanOrEqual(4.5);
  expect(contrastOf(theme['--accent-deep'] ?? '', paper)).toBeGreaterThanOrEqual(4.5);
  expect(contrastOf(theme['--accent-mark'] ?? '', paper)).toBeGreaterThanOrEqual(3);
  expect(contrastOf('#211a15', theme['--accent-tint-strong'] ?? '')).toBeGreaterThanOrEqual(7);
};

describe('accentTheme', () => {
  test.each(colours)('text is readable on every colour derived from %s', expectReadable);

  test('text is readable whatever colour an organiser picks', () => {
    fc.assert(fc.property(anyHex, expectReadable), { numRuns: 400 });
  });

  test('an invalid colour becomes the default accent', () => {
    expect(accentTheme('red; } body { display: none')).toEqual(accentTheme(defaultAccent));
  });

  test('the style sheet holds the same values for the default accent', () => {
    const sheet = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');
    for (const [name, value] of Object.entries(accentTheme(defaultAccent)))
      expect(sheet).toContain(`${name}: ${value};`);
  });
});

describe('oklch', () => {
  test('a colour survives the conversion there and back', () => {
    const survives = (hex: string) => hexOf(oklchOf(hex)) === hex;
    fc.assert(fc.property(anyHex, survives), { numRuns: 300 });
  });

  test('black on white has a contrast of 21 to 1, in either order', () => {
    expect(contrastOf('#000000', '#ffffff')).toBeCloseTo(21);
    expect(contrastOf('#ffffff', '#000000')).toBeCloseTo(21);
  });
});
