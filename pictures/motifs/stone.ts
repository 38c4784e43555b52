import { type Brush, circle, dots, ground, line, path } from '../shapes.ts';

/** Draws a tower of pebbles before round hills. */
export const stone = (brush: Brush): string => {
  const { inks, random } = brush;
  const middle = random.pick([250, 400, 550]);
  const tones = [inks.ink, inks.accent, inks.deep, inks.light, inks.paper, inks.spark];
  let y = 560;
  const pebbles = tones.map((ink, index) => {
    const high = 104 - index * 13;
    const wide = 330 - index * 46 + random.between(-14, 14);
    y -= high - 5;
    const x = middle + random.between(-22, 22) - wide / 2;
    const round = high * random.between(0.44, 0.54);
    return `<rect x="${Math.round(x)}" y="${Math.round(y)}" width="${Math.round(wide)}" height="${high}" rx="${Math.round(wide * 0.36)}" ry="${Math.round(round)}" fill="${ink}" transform="rotate(${random.whole(-4, 4)} ${middle} ${Math.round(y)})"/>`;
  });
  const sunX = middle < 400 ? 620 : 180;
  const hill = line(
    'M -20 620 V',
    random.between(360, 430),
    'Q 200',
    random.between(220, 300),
    '420',
    420,
    'T 820',
    random.between(340, 420),
    'V 620 z',
  );
  return (
    ground(inks.pale) +
    circle([sunX, 170, 96], inks.accent) +
    path(hill, inks.light) +
    dots(brush, { shape: hill, colour: inks.pale, step: 22, radius: 4 }) +
    path('M -20 620 V 520 Q 400 470 820 530 V 620 z', inks.deep) +
    pebbles.join('')
  );
};
