import { paletteOf } from './palette.ts';
import { randomOf } from './random.ts';
import { circle, line, path, rect } from './shapes.ts';

/**
 * Draws a small mark for an organiser without a logo: four pieces of paper that make one square,
 * always the same for the same name.
 */
export const drawLogo = ({
  name,
  accent,
}: {
  readonly name: string;
  readonly accent: string;
}): string => {
  const random = randomOf(`logo/${name}`);
  const inks = paletteOf(accent);
  const tones = [inks.accent, inks.ink, inks.spark, inks.deep];
  const pieces = tones.map((ink, index) => {
    const shape = random.pick([
      path(line('M 0 0 H 46 A 46 46 0 0 1 0 46 z'), ink),
      circle([23, 23, 23], ink),
      rect([0, 0, 46, 46], ink, ' rx="10"'),
      path('M0 46 23 0l23 46z', ink),
      path('M0 0h46v23a23 23 0 0 1-46 0z', ink),
    ]);
    const x = (index % 2) * 50;
    const y = Math.floor(index / 2) * 50;
    return `<g transform="translate(${x} ${y}) rotate(${random.pick([0, 90, 180, 270])} 23 23)">${shape}</g>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96" width="96" height="96">${pieces.join('')}</svg>`;
};
