import { type Brush, ground, path, rect } from '../shapes.ts';

const cuts = [
  'M20 180C10 90 60 20 110 60s20 80 60 90-30 60-70 40-60 40-80-10z',
  'M100 10c30 40 20 60 70 60s10 50 20 90-60 10-90 30-40-40-80-40 10-50-10-80S70-20 100 10z',
  'M30 190V100a70 70 0 0 1 140 0v90h-40v-84a30 30 0 0 0-60 0v84z',
  'M100 15a85 85 0 1 0 0 170 85 85 0 0 0 0-170zm0 50a35 35 0 1 1 0 70 35 35 0 0 1 0-70z',
  'M20 100 60 20l40 60 40-60 40 80-40 80-40-60-40 60z',
  'M100 190C96 120 96 90 100 10c60 20 60 60 12 80 60-10 70 40 2 50 20 20 10 40-14 50z',
] as const;

/** Draws cut paper on tiles, glued a little askew. */
export const paper = ({ inks, random }: Brush): string => {
  const grounds = [inks.light, inks.accent, inks.pale, inks.deep, inks.spark] as const;
  const shapes = [inks.paper, inks.ink, inks.deep, inks.paper, inks.accent] as const;
  const start = random.whole(0, 4);
  const tiles = Array.from({ length: 12 }, (_, index) => {
    const x = (index % 4) * 200;
    const y = Math.floor(index / 4) * 200;
    const shade = (start + index * 2 + Math.floor(index / 4)) % 5;
    const fill = grounds[shade] ?? inks.light;
    const over =
      shapes[(shade + 3) % 5] === fill ? inks.ink : (shapes[(shade + 3) % 5] ?? inks.ink);
    const turn = random.pick([0, 90, 180, 270]) + random.whole(-8, 8);
    return (
      rect([x, y, 201, 201], fill) +
      path(random.pick(cuts), over, ` transform="translate(${x} ${y}) rotate(${turn} 100 100)"`)
    );
  });
  return ground(inks.paper) + tiles.join('');
};
