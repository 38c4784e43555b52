import { type Brush, circle, ground, line, path, rect } from '../shapes.ts';

/** Draws a curtain that opens, two lights, a round floor, and a silhouette in the middle. */
export const stage = ({ inks, random }: Brush): string => {
  const fold = (x: number, index: number, side: 1 | -1) => {
    const gather = index * 34 * side;
    return path(
      line(
        'M',
        x,
        0,
        'h',
        76 * side,
        'C',
        x + 76 * side,
        240,
        x + 56 * side - gather,
        400,
        x + 58 * side - gather,
        548,
      ) + line(' H', x - gather, 'C', x - gather, 400, x, 240, x, 0, 'z'),
      index % 2 === 0 ? inks.deep : inks.accent,
    );
  };
  const leftFolds = [3, 2, 1, 0].map((index) => fold(index * 62 - 10, index, 1));
  const right = [3, 2, 1, 0].map((index) => fold(810 - index * 62, index, -1));
  const scallops = Array.from({ length: 9 }, (_, index) =>
    circle([index * 100, 34, 58], index % 2 === 0 ? inks.accent : inks.deep),
  );
  const lean = random.between(-70, 70);
  const head = random.pick(['moon', 'star', 'mask']);
  const star = line(
    'M',
    400 + lean,
    200,
    'l 24 58 62 5 -47 41 14 61 -53 -33 -53 33 14 -61 -47 -41 62 -5 z',
  );
  const actor = {
    moon: circle([400 + lean, 290, 84], inks.spark) + circle([436 + lean, 266, 72], inks.pale),
    star: path(star, inks.spark, ' transform="translate(0 -10)"'),
    mask:
      path(line('M', 316 + lean, 230, 'h 168 v 62 a 84 84 0 0 1 -168 0 z'), inks.spark) +
      path(
        line(
          'M',
          350 + lean,
          262,
          'q 16 -20 32 0 z m 68 0 q 16 -20 32 0 z m -72 46 q 38 44 80 0 z',
        ),
        inks.ink,
      ),
  }[head];
  return (
    ground(inks.ink) +
    path(line('M', 250 + lean, 0, 'h 60 L', 640 + lean, 520, 'H', 160 + lean, 'z'), inks.light) +
    path(line('M', 490 + lean, 0, 'h 60 L', 620 + lean, 520, 'H', 180 + lean, 'z'), inks.pale) +
    actor +
    `<ellipse cx="400" cy="540" rx="430" ry="110" fill="${inks.paper}"/>` +
    `<ellipse cx="${Math.round(400 + lean)}" cy="500" rx="170" ry="36" fill="${inks.accent}"/>` +
    leftFolds.join('') +
    right.join('') +
    rect([0, 0, 800, 40], inks.deep) +
    scallops.join('')
  );
};
