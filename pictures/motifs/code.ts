import { type Brush, circle, ground, line, path, rect } from '../shapes.ts';

/**
 * Draws tiles of quarter circles that join into paths, as if laid by a machine, with one square
 * that smiles.
 */
export const code = ({ inks, random }: Brush): string => {
  const size = 150;
  const fills = [inks.accent, inks.deep, inks.light, inks.pale, inks.ink] as const;
  const overs = [inks.paper, inks.light, inks.deep, inks.accent, inks.spark] as const;
  const faceAt = random.pick([8, 9, 14, 15]);
  const tile = (index: number): string => {
    const x = (index % 6) * size - 50;
    const y = Math.floor(index / 6) * size;
    if (index === faceAt) return face(x, y);
    const shade = random.whole(0, 4);
    const turn = random.pick([0, 90, 180, 270]);
    const over = overs[shade] ?? inks.paper;
    const shape = random.pick([
      path(line('M 0 0 H', size, 'A', size, size, 0, 0, 1, 0, size, 'z'), over),
      path(
        line(
          'M 0 0 H',
          size / 2,
          'A',
          size / 2,
          size / 2,
          0,
          0,
          1,
          0,
          size / 2,
          'z M',
          size,
          size,
          'H',
          size / 2,
          'A',
          size / 2,
          size / 2,
          0,
          0,
          1,
          size,
          size / 2,
          'z',
        ),
        over,
      ),
      circle([size / 2, size / 2, size / 3.4], over),
      rect([0, 0, size / 2, size], over),
    ]);
    return (
      rect([x, y, size + 1, size + 1], fills[shade] ?? inks.accent) +
      `<g transform="translate(${x} ${y}) rotate(${turn} ${size / 2} ${size / 2})">${shape}</g>`
    );
  };
  const face = (x: number, y: number): string =>
    rect([x, y, size + 1, size + 1], inks.spark) +
    rect([x + 36, y + 42, 22, 34], inks.ink) +
    rect([x + 92, y + 42, 22, 34], inks.ink) +
    path(line('M', x + 36, y + 92, 'h 78 a 39 30 0 0 1 -78 0 z'), inks.ink);
  return ground(inks.paper) + Array.from({ length: 24 }, (_, index) => tile(index)).join('');
};
