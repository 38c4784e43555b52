import { type Brush, circle, ground, path, rect } from '../shapes.ts';

type Inks = Brush['inks'];
type Wrapping = (inks: Inks) => readonly [sheet: string, print: string, ribbon: string];
type Print = (colour: string) => string;

/** Papers with the prints on them and the ribbons that go with both. */
const wrappings: readonly [Wrapping, ...Wrapping[]] = [
  (inks) => [inks.accent, inks.light, inks.paper],
  (inks) => [inks.pale, inks.light, inks.deep],
  (inks) => [inks.deep, inks.accent, inks.light],
  (inks) => [inks.light, inks.paper, inks.ink],
  (inks) => [inks.paper, inks.pale, inks.accent],
  (inks) => [inks.spark, inks.paper, inks.deep],
];

/**
 * The prints of the paper, as tiles of 80 by 80; filled with its colour each repeats without end.
 */
const prints: readonly [Print, ...Print[]] = [
  (colour) => circle([20, 20, 13], colour) + circle([60, 60, 13], colour),
  (colour) => rect([0, 0, 28, 80], colour) + rect([48, 0, 8, 80], colour),
  (colour) =>
    path(
      'M20 2l5 13h13l-11 8 5 14-12-9-12 9 5-14-11-8h13zM60 42l5 13h13l-11 8 5 14-12-9-12 9 5-14-11-8h13z',
      colour,
    ),
  (colour) =>
    path(
      'M0 20q20-30 40 0t40 0v14q-20 30-40 0t-40 0zM0 60q20-30 40 0t40 0v8q-20 30-40 0t-40 0z',
      colour,
    ),
  (colour) =>
    path('M40 0 80 40 40 80 0 40zM40 24 24 40l16 16 16-16z', colour, ' fill-rule="evenodd"'),
];

const loop = 'M0 0C-30-92-168-150-196-66-214 8-84 44 0 0z';
const hollow = 'M-34-16C-70-70-142-98-156-54-164-14-90 6-34-16z';
const tail = 'M-6 4C-34 74-74 118-142 176l54-6 14 48C-22 158 8 84 18 12z';

/** Draws one half of a bow, with its shadow; the other half is its mirror image. */
const half = (ribbon: string, shade: string): string =>
  path(tail, ribbon) + path(loop, ribbon) + path(hollow, shade, ' opacity=".66"');

/** Draws a wrapped gift seen from above: printed paper, a ribbon across it, and its bow. */
export const gift = ({ inks, random, id }: Brush): string => {
  const [sheet, print, ribbon] = random.pick(wrappings)(inks);
  const shade = ribbon === inks.ink ? inks.deep : inks.ink;
  const size = random.pick([0.8, 1, 1.25]);
  const x = random.whole(250, 550);
  const y = random.whole(250, 340);
  const band = random.whole(34, 46);
  const bands = (by: number, fill: string, more = '') =>
    rect([x - band + by, 0, band * 2, 600], fill, more) +
    rect([0, y - band + by, 800, band * 2], fill, more);
  const edges = [-band + 9, band - 15]
    .map((by) => rect([x + by, 0, 6, 600], shade) + rect([0, y + by, 800, 6], shade))
    .join('');
  const bow = half(ribbon, shade);
  const halves = `${bow}<g transform="scale(-1 1)">${bow}</g>`;
  return (
    `<defs><pattern id="${id}" width="80" height="80" patternUnits="userSpaceOnUse" patternTransform="rotate(${random.pick([-30, 0, 20, 45])}) scale(${size})">${random.pick(prints)(print)}</pattern></defs>` +
    ground(sheet) +
    ground(`url(#${id})`) +
    bands(10, inks.ink, ' opacity=".16"') +
    bands(0, ribbon) +
    `<g opacity=".22">${edges}</g>` +
    `<g transform="translate(${x} ${y}) rotate(${random.whole(-12, 12)}) scale(1.18)">` +
    `<g transform="translate(8 14)" opacity=".18">${halves.replaceAll(/fill="#\w+"/g, `fill="${inks.ink}"`)}</g>` +
    halves +
    rect([-36, -34, 72, 68], ribbon, ' rx="24"') +
    `<g opacity=".3">${path('M-30-20q30 16 60 0v8q-30 16-60 0zM-30 10q30 14 60 0v6q-30 14-60 0z', shade)}</g>` +
    '</g>'
  );
};
