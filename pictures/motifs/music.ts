import { type Brush, circle, ground, line, path, rect, ring } from '../shapes.ts';

/** Draws half a record, bars that dance, and notes that hang from a beam. */
export const music = ({ inks, random }: Brush): string => {
  const right = random.chance(0.5);
  const discX = right ? 640 : 160;
  const rings = [232, 196, 160, 124].map((radius) => ring([discX, 330, radius], inks.deep, 5));
  const bars = Array.from({ length: 9 }, (_, index) => {
    const high = random.between(70, 250);
    const x = (right ? 24 : 400) + index * 42;
    return rect(
      [x, 600 - high, 30, high + 20],
      [inks.accent, inks.deep, inks.paper][index % 3] ?? inks.accent,
      ' rx="15"',
    );
  });
  const noteX = right ? random.between(90, 170) : random.between(470, 540);
  const rise = random.between(20, 50);
  const note =
    path(line('M', noteX + 44, 110, 'l 190', -rise, 'v 52 l -190', rise, 'z'), inks.ink) +
    rect([noteX + 44, 110, 20, 196], inks.ink) +
    rect([noteX + 214, 112 - rise, 20, 196], inks.ink) +
    `<g transform="rotate(-18 ${Math.round(noteX + 20)} 306)"><ellipse cx="${Math.round(noteX + 18)}" cy="312" rx="50" ry="37" fill="${inks.ink}"/></g>` +
    `<g transform="rotate(-18 ${Math.round(noteX + 190)} ${Math.round(306 - rise)})"><ellipse cx="${Math.round(noteX + 188)}" cy="${Math.round(314 - rise)}" rx="50" ry="37" fill="${inks.accent}"/></g>`;
  return (
    ground(inks.light) +
    path(right ? 'M0 0H800L0 600z' : 'M0 0H800V600z', inks.pale) +
    circle([discX, 330, 270], inks.ink) +
    rings.join('') +
    circle([discX, 330, 92], inks.spark) +
    circle([discX, 330, 92], inks.paper, ` clip-path="inset(0 0 50% 0)"`) +
    circle([discX, 330, 15], inks.ink) +
    bars.join('') +
    note
  );
};
