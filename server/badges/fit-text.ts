/** A line in a size in which it fits, in points. */
export interface FittedLine {
  readonly text: string;
  readonly size: number;
}

/** How wide a letter of Roboto Medium is, in shares of its size; a little too much rather than too little. */
const WIDTHS: readonly (readonly [RegExp, number])[] = [
  [/[iljtfI.,:;'’!|()[\] -]/u, 0.34],
  [/[mwMW@%—…]/u, 0.93],
  [/\p{Lu}/u, 0.7],
  [/[\p{Ll}\p{N}]/u, 0.58],
];
const WIDEST = 1;

/** How wide a text is at a size of one, about. */
export function widthOf(text: string): number {
  return [...text.normalize('NFC')].reduce(
    (sum, letter) => sum + (WIDTHS.find(([one]) => one.test(letter))?.[1] ?? WIDEST),
    0,
  );
}

/** A name in a space of a width and a height: on one line as large as fits, at most `largest`; on two where that is larger; below `smallest` its end goes. All in points. */
export function fitName(
  text: string,
  space: { width: number; height: number; largest: number; smallest: number },
): readonly FittedLine[] {
  const { width, height, largest, smallest } = space;
  const whole = sizeFor([text], width);
  const halves = halvesOf(text);
  const half = Math.min(sizeFor(halves, width), height / (halves.length * LEADING));
  const [lines, fits] = half > whole ? [halves, half] : [[text], whole];
  const size = Math.max(smallest, Math.min(largest, Math.floor(fits * 2) / 2));
  return lines.map((line) => ({ text: cut(line, width / size), size }));
}

/** From the top of a line to the next, in shares of its size. */
export const LEADING = 1.2;

function sizeFor(lines: readonly string[], width: number): number {
  return width / Math.max(...lines.map(widthOf), Number.EPSILON);
}

/** A name cut in two at a space or after a hyphen, so that the longer part is short; whole where it has neither. */
function halvesOf(text: string): readonly string[] {
  const cuts = [...text.matchAll(/(?<=\S)(?:\s+|(?<=-))(?=\S)/gu)].map(({ index, 0: gap }) => [
    text.slice(0, index),
    text.slice(index + gap.length),
  ]);
  const [best] = cuts.toSorted((one, other) => sizeFor(other, 1) - sizeFor(one, 1));
  return best ?? [text];
}

/** A text on at most so many lines of one size; what is left over goes. */
export function wrapText(
  text: string,
  { width, size, lines }: { width: number; size: number; lines: number },
): readonly string[] {
  const most = width / size;
  const wrapped: string[] = [];
  for (const word of text.split(/\s+/u).filter((one) => one !== '')) {
    const line = wrapped.at(-1);
    if (line !== undefined && widthOf(`${line} ${word}`) <= most)
      wrapped[wrapped.length - 1] = `${line} ${word}`;
    else wrapped.push(word);
  }
  const kept = wrapped.slice(0, lines);
  const left = wrapped.slice(lines);
  return kept.map((line, index) =>
    cut(index === kept.length - 1 && left.length > 0 ? `${line} ${left.join(' ')}` : line, most),
  );
}

function cut(text: string, most: number): string {
  if (widthOf(text) <= most) return text;
  const letters = [...text];
  while (letters.length > 1 && widthOf(`${letters.join('').trimEnd()}…`) > most) letters.pop();
  return `${letters.join('').trimEnd()}…`;
}
