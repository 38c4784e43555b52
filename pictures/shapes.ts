import type { Palette } from './palette.ts';
import type { Random } from './random.ts';

/**
 * The tools of a motif: inks, randomness, and a prefix for ids that no other picture on the page
 * has.
 */
export type Brush = { readonly inks: Palette; readonly random: Random; readonly id: string };

export type Motif = (brush: Brush) => string;

export const width = 800;
export const height = 600;

const n = (value: number): string => String(Math.round(value));

export const rect = (
  at: readonly [x: number, y: number, width: number, height: number],
  fill: string,
  more = '',
): string =>
  `<rect x="${n(at[0])}" y="${n(at[1])}" width="${n(at[2])}" height="${n(at[3])}" fill="${fill}"${more}/>`;

export const circle = (
  at: readonly [x: number, y: number, radius: number],
  fill: string,
  more = '',
): string => `<circle cx="${n(at[0])}" cy="${n(at[1])}" r="${n(at[2])}" fill="${fill}"${more}/>`;

export const ring = (
  at: readonly [x: number, y: number, radius: number],
  stroke: string,
  pen: number,
): string => circle(at, 'none', ` stroke="${stroke}" stroke-width="${n(pen)}"`);

export const path = (line: string, fill: string, more = ''): string =>
  `<path d="${line}" fill="${fill}"${more}/>`;

export const stroke = (line: string, colour: string, pen: number): string =>
  `<path d="${line}" fill="none" stroke="${colour}" stroke-width="${n(pen)}" stroke-linecap="round" stroke-linejoin="round"/>`;

export const ground = (fill: string): string => rect([0, 0, width, height], fill);

/**
 * Joins numbers and commands into the line of a path, rounded: pictures are sent often, so they
 * stay small.
 */
export const line = (...parts: readonly (string | number)[]): string =>
  parts.map((part) => (typeof part === 'number' ? n(part) : part)).join(' ');

/** Draws the part of the picture below a wave. */
export const belowWave = (wave: {
  y: number;
  swing: number;
  length: number;
  shift: number;
}): string => {
  const start = -wave.shift - wave.length;
  const bends = Math.ceil((width - start) / wave.length);
  const first = line(
    'M',
    start,
    wave.y,
    'q',
    wave.length / 4,
    -wave.swing,
    wave.length / 2,
    0,
    't',
    wave.length / 2,
    0,
  );
  return `${first}${line('', 't', wave.length / 2, 0)
    .trimStart()
    .repeat(bends * 2)}V${height}H${n(start)}z`;
};

/** Draws a field of printed dots, clipped to a shape. */
export const dots = (
  brush: Brush,
  {
    shape,
    colour,
    step = 18,
    radius = 4,
  }: { shape: string; colour: string; step?: number; radius?: number },
): string =>
  `<pattern id="${brush.id}d" width="${step}" height="${step}" patternUnits="userSpaceOnUse" patternTransform="rotate(30)">` +
  `<circle cx="${step / 2}" cy="${step / 2}" r="${radius}" fill="${colour}"/></pattern>${path(shape, `url(#${brush.id}d)`)}`;

/** Returns the path of a circle, for shapes that take a path. */
export const roundLine = (x: number, y: number, { radius }: { radius: number }): string =>
  line(
    'M',
    x - radius,
    y,
    'a',
    radius,
    radius,
    0,
    1,
    0,
    radius * 2,
    0,
    'a',
    radius,
    radius,
    0,
    1,
    0,
    -radius * 2,
    0,
  );
