import {
  DEFAULT_THEME,
  defaultCssVariablesResolver,
  luminance,
  mergeMantineTheme,
  toRgba,
} from '@mantine/core';
import { LEAST_CONTRAST } from '@ribambelle/domain/website/readable-colours.ts';
import { expect, test } from 'vitest';
import { theme } from './theme.ts';

const whole = mergeMantineTheme(DEFAULT_THEME, theme);
const { variables, light } = defaultCssVariablesResolver(whole);
const values = new Map(Object.entries({ ...variables, ...light }));

/** Returns the value of a colour, also when a variable names it. */
function colourOf(value: string): string {
  const [, name] = /^var\((--[\w-]+)\)$/.exec(value) ?? [];
  if (name === undefined) return value;
  const hex_value = values.get(name);
  if (hex_value === undefined) throw new Error(`No colour is called ${name}`);
  return colourOf(hex_value);
}

/** Returns a colour as it appears over another. */
function over(front: string, back: string): string {
  const above = toRgba(colourOf(front));
  const below = toRgba(back);
  const channels = (['r', 'g', 'b'] as const).map(
    (part) => above[part] * above.a + below[part] * (1 - above.a),
  );
  return `rgb(${channels.map(Math.round).join(', ')})`;
}

function contrast(one: string, other: string): number {
  const [dark = 0, bright = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (bright + 0.05) / (dark + 0.05);
}

test.each(['petrol', 'red', 'gray', 'gray.7', 'gray.8'])(
  'a text button in %s is readable, even under the pointer and on a bar',
  (color) => {
    const { color: text, hover } = whole.variantColorResolver({
      color,
      theme: whole,
      variant: 'subtle',
    });
    for (const ground of [whole.white, colourOf('var(--mantine-color-petrol-0)')]) {
      expect(contrast(colourOf(text), ground)).toBeGreaterThan(LEAST_CONTRAST);
      expect(contrast(colourOf(text), over(hover, ground))).toBeGreaterThan(LEAST_CONTRAST);
    }
  },
);
