import {
  type Brush,
  circle,
  dots,
  ground,
  line,
  path,
  rect,
  roundLine,
  stroke,
} from '../shapes.ts';

type Tree = {
  readonly x: number;
  readonly foot: number;
  readonly high: number;
  readonly ink: string;
  readonly trunk: string;
};

const fir = ({ x, foot, high, ink, trunk }: Tree): string => {
  const wide = high * 0.27;
  const tier = (top: number, half: number) =>
    line('M', x, foot - high * top, 'l', half, high * 0.36, 'h', -half * 2, 'z');
  return (
    rect([x - 8, foot - high * 0.14, 16, high * 0.2], trunk) +
    path(tier(1, wide * 0.62) + tier(0.76, wide * 0.82) + tier(0.5, wide), ink)
  );
};

const leafy = ({ x, foot, high, ink, trunk }: Tree): string => {
  const half = high * 0.2;
  const crown = line(
    'M',
    x - half,
    foot - high + half,
    'a',
    half,
    half,
    0,
    0,
    1,
    half * 2,
    0,
    'v',
    high * 0.4,
    'a',
    half,
    half,
    0,
    0,
    1,
    -half * 2,
    0,
    'z',
  );
  const veins = line(
    'M',
    x,
    foot,
    'V',
    foot - high * 0.8,
    'M',
    x,
    foot - high * 0.42,
    'l',
    half * 0.55,
    -half * 0.6,
    'M',
    x,
    foot - high * 0.54,
    'l',
    -half * 0.55,
    -half * 0.6,
  );
  return path(crown, ink) + stroke(veins, trunk, 8);
};

/** Draws three rows of trees, the far ones pale, and a moon with its halo. */
export const forest = (brush: Brush): string => {
  const { inks, random } = brush;
  const moonX = random.between(180, 620);
  const rows = [
    { foot: 400, high: 210, count: 7, inks: [inks.light, inks.light], trunk: inks.pale },
    { foot: 500, high: 290, count: 5, inks: [inks.accent, inks.deep], trunk: inks.paper },
    { foot: 620, high: 380, count: 4, inks: [inks.ink, inks.spark], trunk: inks.deep },
  ] as const;
  const planted = rows.map((row, index) => {
    const step = 860 / row.count;
    const trees = Array.from({ length: row.count }, (_, at) => {
      const x = at * step + random.between(0, step * 0.5);
      const tree = {
        x,
        foot: row.foot,
        high: row.high * random.between(0.8, 1.12),
        ink: random.chance(0.7) ? row.inks[0] : row.inks[1],
        trunk: row.trunk,
      };
      return random.chance(0.5) ? fir(tree) : leafy(tree);
    });
    const floor = path(
      line(
        'M 0',
        row.foot - 14,
        'Q 400',
        row.foot - 44 + index * 20,
        '800',
        row.foot - 10,
        'V 600 H 0 z',
      ),
      row.inks[0],
    );
    return index === 2 ? trees.join('') : trees.join('') + floor;
  });
  return (
    ground(inks.pale) +
    dots(brush, {
      shape: roundLine(moonX, 170, { radius: 150 }),
      colour: inks.light,
      step: 20,
      radius: 4,
    }) +
    circle([moonX, 170, 98], inks.paper) +
    planted.join('')
  );
};
