import {
  belowWave,
  type Brush,
  circle,
  dots,
  ground,
  line,
  path,
  roundLine,
  stroke,
} from '../shapes.ts';

/** Draws a low sun, bands of waves, a small sail. */
export const water = (brush: Brush): string => {
  const { inks, random } = brush;
  const sunX = random.between(180, 620);
  const sunY = random.between(150, 230);
  const length = random.pick([200, 266, 400]);
  const bands = [inks.light, inks.accent, inks.deep, inks.accent, inks.ink];
  const waves = bands.map((ink, index) => {
    const y = 270 + index * 78 + random.between(-8, 8);
    return path(
      belowWave({ y, swing: 34 - index * 2, length, shift: random.between(0, length) }),
      ink,
    );
  });
  const sailX = sunX > 400 ? random.between(150, 280) : random.between(500, 620);
  const boat =
    path(line('M', sailX, 120, 'V 318 h -96 z'), inks.paper) +
    path(line('M', sailX + 12, 168, 'V 318 h 66 z'), inks.spark) +
    path(line('M', sailX - 104, 330, 'h 200 l -40 54 h -112 z'), inks.ink);
  const glints = [0, 1, 2].map((index) =>
    stroke(
      line('M', sunX - 60 + index * 26, 402 + index * 62, 'h', 120 - index * 34),
      inks.paper,
      9,
    ),
  );
  return (
    ground(inks.pale) +
    circle([sunX, sunY, 128], inks.spark) +
    dots(brush, {
      shape: roundLine(sunX + 18, sunY + 14, { radius: 128 }),
      colour: inks.paper,
      step: 20,
      radius: 3,
    }) +
    waves.slice(0, 1).join('') +
    boat +
    waves.slice(1).join('') +
    glints.join('')
  );
};
