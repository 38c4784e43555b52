import { type Brush, circle, ground, line, path, rect, ring, stroke } from '../shapes.ts';

/** Draws a pitch seen from above, cropped, with a ball that has just been kicked. */
export const field = ({ inks, random }: Brush): string => {
  const stripes = [0, 1, 2, 3].map((index) => rect([index * 200, 0, 100, 600], inks.accent));
  const centreX = random.pick([140, 400, 660]);
  const ballX = random.between(240, 560);
  const ballY = random.between(190, 330);
  const fromX = centreX < 400 ? 820 : -20;
  const flight = line('M', fromX, 640, 'Q', (fromX + ballX) / 2, ballY - 60, ballX, ballY);
  const corner = (turn: number, far: number): [number, number] => {
    const angle = ((turn * 72 - 90) * Math.PI) / 180;
    return [ballX + Math.cos(angle) * far, ballY + Math.sin(angle) * far];
  };
  const five = [0, 1, 2, 3, 4];
  const pentagon = `M${five.map((turn) => line(...corner(turn, 38))).join('L')}z`;
  const seams = five.map((turn) =>
    line(
      'M',
      ...corner(turn, 38),
      'L',
      ...corner(turn, 68),
      'L',
      ...corner(turn - 0.42, 93),
      'M',
      ...corner(turn, 68),
      'L',
      ...corner(turn + 0.42, 93),
    ),
  );
  const tilt = random.between(-14, 14);
  return (
    ground(inks.light) +
    `<g transform="rotate(${Math.round(tilt)} 400 300) translate(-160 -120) scale(1.4)">` +
    stripes.join('') +
    rect([0, 292, 800, 14], inks.paper) +
    ring([centreX, 299, 130], inks.paper, 14) +
    circle([centreX, 299, 16], inks.paper) +
    path('M250 600v-90h300v90z', 'none', ` stroke="${inks.paper}" stroke-width="14"`) +
    '</g>' +
    stroke(flight, inks.paper, 8).replace('/>', ' stroke-dasharray="2 26"/>') +
    circle([ballX + 26, ballY + 34, 96], inks.deep) +
    circle([ballX, ballY, 96], inks.paper) +
    path(pentagon, inks.ink) +
    stroke(seams.join(''), inks.ink, 7) +
    path(line('M', random.pick([60, 640]), 40, 'h 100 v 64 l -50 -24 l -50 24 z'), inks.spark)
  );
};
