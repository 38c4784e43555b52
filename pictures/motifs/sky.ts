import { type Brush, circle, ground, line, path, rect, stroke } from '../shapes.ts';

const cloud = (x: number, y: number, { ink, size }: { ink: string; size: number }): string =>
  rect([x, y, 200 * size, 62 * size], ink, ` rx="${Math.round(31 * size)}"`) +
  circle([x + 78 * size, y + 8 * size, 46 * size], ink) +
  circle([x + 132 * size, y + 16 * size, 34 * size], ink);

/** Draws rays, clouds and a striped balloon. */
export const sky = ({ inks, random }: Brush): string => {
  const sunX = random.pick([120, 680]);
  const rays = Array.from({ length: 12 }, (_, index) => {
    const angle = (index / 12) * Math.PI * 2 + 0.13;
    const x1 = sunX + Math.cos(angle) * 1100;
    const y1 = 470 + Math.sin(angle) * 1100;
    const x2 = sunX + Math.cos(angle + 0.26) * 1100;
    const y2 = 470 + Math.sin(angle + 0.26) * 1100;
    return path(line('M', sunX, 470, 'L', x1, y1, 'L', x2, y2, 'z'), inks.pale);
  });
  const x = sunX < 400 ? random.between(470, 580) : random.between(220, 330);
  const y = random.between(200, 250);
  const balloon =
    path(
      line('M', x - 44, y + 150, 'L', x - 22, y + 226, 'h 44 L', x + 44, y + 150, 'z'),
      inks.pale,
    ) +
    circle([x, y, 158], inks.accent) +
    `<ellipse cx="${Math.round(x)}" cy="${Math.round(y)}" rx="104" ry="158" fill="${inks.paper}"/>` +
    `<ellipse cx="${Math.round(x)}" cy="${Math.round(y)}" rx="46" ry="158" fill="${inks.deep}"/>` +
    stroke(
      line('M', x - 62, y + 144, 'L', x - 24, y + 226, 'M', x + 62, y + 144, 'L', x + 24, y + 226),
      inks.ink,
      5,
    ) +
    rect([x - 34, y + 224, 68, 50], inks.ink, ' rx="10"');
  const birds = [0, 1, 2].map((index) =>
    stroke(
      line(
        'M',
        sunX + (sunX < 400 ? 90 : -210) + index * 52,
        150 + (index % 2) * 40,
        'q 18 -22 30 0 q 14 -22 30 0',
      ),
      inks.ink,
      6,
    ),
  );
  return (
    ground(inks.light) +
    rays.join('') +
    circle([sunX, 470, 130], inks.spark) +
    balloon +
    birds.join('') +
    cloud(random.between(-60, 40), 440, { ink: inks.paper, size: 1.5 }) +
    cloud(random.between(520, 640), 500, { ink: inks.paper, size: 1.3 }) +
    cloud(random.between(240, 360), 540, { ink: inks.deep, size: 1.4 })
  );
};
