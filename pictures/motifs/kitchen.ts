import { type Brush, circle, ground, line, path, rect, ring } from '../shapes.ts';

const slice = (
  x: number,
  y: number,
  { radius, skin, flesh, pith }: { radius: number; skin: string; flesh: string; pith: string },
): string => {
  const segments = Array.from({ length: 8 }, (_, index) => {
    const from = (index / 8) * Math.PI * 2 + 0.08;
    const to = from + Math.PI / 4 - 0.16;
    const inner = radius * 0.76;
    return line(
      'M',
      x + Math.cos(from + 0.3) * 12,
      y + Math.sin(from + 0.3) * 12,
      'L',
      x + Math.cos(from) * inner,
      y + Math.sin(from) * inner,
      'A',
      inner,
      inner,
      0,
      0,
      1,
      x + Math.cos(to) * inner,
      y + Math.sin(to) * inner,
      'z',
    );
  });
  return (
    circle([x, y, radius], skin) +
    circle([x, y, radius * 0.88], pith) +
    path(segments.join(''), flesh)
  );
};

/** Draws a chequered cloth, a large plate, half a lemon and a fork. */
export const kitchen = ({ inks, random }: Brush): string => {
  const checks = [0, 2, 4, 6].map((index) => rect([index * 100, 0, 100, 600], inks.light)).join('');
  const rows = [0, 2, 4]
    .map((index) => rect([0, index * 100 + 50, 800, 100], inks.accent, ' opacity=".55"'))
    .join('');
  const plateX = random.pick([330, 470]);
  const away = plateX < 400 ? 1 : -1;
  const forkX = plateX + away * 320;
  const fork = line(
    'M',
    forkX - 44,
    90,
    'v 130 a 44 44 0 0 0 30 42 V 540 h 28 V 262 a 44 44 0 0 0 30 -42 V 90 h -20 v 120 h -14 V 90 h -20 v 120 h -14 V 90 z',
  );
  return (
    ground(inks.pale) +
    checks +
    rows +
    circle([plateX + 14, 322, 252], inks.deep) +
    circle([plateX, 300, 250], inks.paper) +
    ring([plateX, 300, 186], inks.pale, 10) +
    slice(plateX - 62, 262, {
      radius: 118,
      skin: inks.accent,
      flesh: inks.light,
      pith: inks.paper,
    }) +
    slice(plateX + 82, 372, { radius: 84, skin: inks.spark, flesh: inks.spark, pith: inks.paper }) +
    path(line('M', plateX + 40, 190, 'q 90 -110 140 -20 q -60 80 -140 20 z'), inks.deep) +
    path(line('M', plateX - 130, 402, 'q 10 -70 90 -40 q 0 70 -90 40 z'), inks.ink) +
    path(fork, inks.ink)
  );
};
