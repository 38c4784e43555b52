/** A line in a size in which it fits, in points. */
export interface FittedLine {
  readonly text: string;
  readonly size: number;
  /** From its top to that of the next. */
  readonly height: number;
}

/** How large a text is at a size of one: its width, and what is from the top of a line to the next. */
export interface Measure {
  widthOf(text: string): number;
  leadingOf(text: string): number;
}

/** How wide a letter of Roboto Medium is, in shares of its size; a little too much rather than too little. */
const WIDTHS: readonly (readonly [RegExp, number])[] = [
  [/[iljtfI.,:;'’!|()[\] -]/u, 0.34],
  [/[mwMW@%—…]/u, 0.93],
  [/\p{Lu}/u, 0.7],
  [/[\p{Ll}\p{N}]/u, 0.58],
];
const WIDEST = 1;

/** How wide a text in Roboto is at a size of one, about. */
export function widthOf(text: string): number {
  return [...text.normalize('NFC')].reduce(
    (sum, letter) => sum + (WIDTHS.find(([one]) => one.test(letter))?.[1] ?? WIDEST),
    0,
  );
}

/** A name in a space of a width and a height: on one line as large as fits, at most `largest`; on two where that is larger; below `smallest` its end goes. All in points. */
export function fitName(
  text: string,
  space: Space & { height: number; largest: number; smallest: number },
): readonly FittedLine[] {
  const { width, height, largest, smallest, measure } = space;
  const leading = measure.leadingOf(text);
  const highest = height / leading;
  const whole = Math.min(sizeFor([text], space), highest);
  const halves = halvesOf(text, space);
  const half = Math.min(sizeFor(halves, space), highest / halves.length);
  const [lines, fits] = half > whole ? [halves, half] : [[text], whole];
  const size = Math.max(smallest, Math.min(largest, Math.floor(fits * 2) / 2));
  return lines.map((line) => ({
    text: cut(line, { ...space, width: width / size }),
    size,
    height: size * leading,
  }));
}

/** How wide lines may be, and how wide texts are. */
interface Space {
  readonly width: number;
  readonly measure: Measure;
}

/** From the top of a line in Roboto to the next, in shares of its size. */
export const LEADING = 1.2;

/** How large texts in Roboto are, about. */
export const ROBOTO: Measure = { widthOf, leadingOf: () => LEADING };

function sizeFor(lines: readonly string[], { width, measure }: Space): number {
  return width / Math.max(...lines.map((line) => measure.widthOf(line)), Number.EPSILON);
}

/** A name cut in two at a space or after a hyphen, so that the longer part is short; whole where it has neither. */
function halvesOf(text: string, space: Space): readonly string[] {
  const cuts = [...text.matchAll(/(?<=\S)(?:\s+|(?<=-))(?=\S)/gu)].map(({ index, 0: gap }) => [
    text.slice(0, index),
    text.slice(index + gap.length),
  ]);
  const [best] = cuts.toSorted((one, other) => sizeFor(other, space) - sizeFor(one, space));
  return best ?? [text];
}

/** A text on at most so many lines of one size; what is left over goes. */
export function wrapText(
  text: string,
  { width, size, lines, measure }: Space & { size: number; lines: number },
): readonly string[] {
  const most = width / size;
  const wrapped: string[] = [];
  for (const word of text.split(/\s+/u).filter((one) => one !== '')) {
    const line = wrapped.at(-1);
    if (line !== undefined && measure.widthOf(`${line} ${word}`) <= most)
      wrapped[wrapped.length - 1] = `${line} ${word}`;
    else wrapped.push(word);
  }
  const kept = wrapped.slice(0, lines);
  const left = wrapped.slice(lines);
  const space = { width: most, measure };
  return kept.map((line, index) =>
    cut(index === kept.length - 1 && left.length > 0 ? `${line} ${left.join(' ')}` : line, space),
  );
}

function cut(text: string, { width, measure }: Space): string {
  if (measure.widthOf(text) <= width) return text;
  const signs = Array.from(new Intl.Segmenter().segment(text), ({ segment }) => segment);
  while (signs.length > 1 && measure.widthOf(`${signs.join('').trimEnd()}…`) > width) signs.pop();
  return `${signs.join('').trimEnd()}…`;
}
