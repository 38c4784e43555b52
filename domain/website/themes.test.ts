import { describe, expect, test } from 'vitest';
import { accentTheme } from './accent-theme.ts';
import { contrastOf } from './oklch.ts';
import { GROUNDS } from './theme-grounds.ts';
import { themeProperties } from './theme-properties.ts';
import { DEFAULT_THEME, isDefaultLook, THEME_NAMES, TOKEN_CHOICES, tokensOf } from './themes.ts';

/** Pale yellow, navy, and what lies between and beyond. */
const ACCENTS = ['#fff3a3', '#0b1f4b', '#e67e22', '#ffffff', '#000000', '#777777', '#00ff00'];

const onEveryGround = GROUNDS.flatMap((ground) => ACCENTS.map((accent) => ({ ground, accent })));

describe('every colour of a ground with every accent', () => {
  test.each(onEveryGround)('$accent on $ground: text 4.5, marks 3', ({ ground, accent }) => {
    const tokens = { ...tokensOf(DEFAULT_THEME), ground };
    const all: Record<string, string> = {
      ...themeProperties(tokens),
      ...accentTheme(accent, ground),
    };
    const contrast = (text: string, behind: string) =>
      contrastOf(all[`--${text}`] ?? '', all[`--${behind}`] ?? '');
    for (const behind of ['paper', 'paper-raised', 'paper-sunk', 'paper-deep', 'accent-tint'])
      for (const text of ['ink', 'ink-soft'])
        expect(contrast(text, behind), `${text} on ${behind}`).toBeGreaterThanOrEqual(4.5);
    for (const behind of ['paper', 'paper-raised', 'paper-sunk'])
      expect(contrast('ink-faint', behind), behind).toBeGreaterThanOrEqual(4.5);
    for (const behind of ['paper', 'paper-raised', 'paper-sunk', 'accent-tint'])
      expect(contrast('accent-deep', behind), `link on ${behind}`).toBeGreaterThanOrEqual(4.5);
    expect(contrast('accent-deep', 'accent-tint-strong')).toBeGreaterThanOrEqual(4.5);
    expect(contrast('on-accent', 'accent')).toBeGreaterThanOrEqual(4.5);
    expect(contrast('on-accent', 'accent-hover')).toBeGreaterThanOrEqual(4.5);
    expect(contrast('accent-mark', 'paper'), 'focus ring').toBeGreaterThanOrEqual(3);
    expect(contrast('accent-mark', 'accent-tint'), 'ring in a header').toBeGreaterThanOrEqual(3);
    expect(contrast('line-strong', 'paper'), 'edge of a field').toBeGreaterThanOrEqual(3);
  });
});

test('every theme is complete, and no two have the same tokens', () => {
  const all = THEME_NAMES.map((name) => JSON.stringify(tokensOf({ name, tokens: {} })));
  expect(new Set(all).size).toBe(THEME_NAMES.length);
});

test('a changed token takes the place of the theme’s own', () => {
  expect(tokensOf({ name: 'studio', tokens: { roundness: 'round' } })).toEqual({
    faces: 'archivo',
    ground: 'white',
    roundness: 'round',
    density: 'compact',
    header_look: 'lined',
  });
});

test('the default look is the default theme without changes, whatever it was made from', () => {
  expect(isDefaultLook(DEFAULT_THEME)).toBe(true);
  expect(isDefaultLook({ name: 'default', tokens: { ground: 'warm' } })).toBe(true);
  for (const ground of TOKEN_CHOICES.ground.filter((each) => each !== 'warm'))
    expect(isDefaultLook({ name: 'default', tokens: { ground } })).toBe(false);
});
