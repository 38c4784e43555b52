/** A line in a size in which it fits, in points. */
export interface FittedLine {
  readonly text: string;
  readonly size: number;
  /** From its top to the top of the next. */
  readonly height: number;
}

/**
 * The measures of a text at a size of one: its width, and the distance from the top of a line to
 * the next.
 */
export interface Measure {
  widthOf(text: string): number;
  leadingOf(text: string): number;
}

/**
 * The width of a letter of Roboto Medium, as a share of its size; rather a little too much than too
 * little.
 */
const WIDTHS: readonly (readonly [RegExp, number])[] = [
  [/[iljtfI.,:;'’!|()[\] -]/u, 0.34],
  [/[mwMW@%—…]/u, 0.93],
  [/\p{Lu}/u, 0.7],
  [/[\p{Ll}\p{N}]/u, 0.58],
];
const WIDEST = 1;

/** Returns the approximate width of a text in Roboto at a size of one. */
export function widthOf(text: string): number {
  return [...text.normalize('NFC')].reduce(
    (sum, letter) => sum + (WIDTHS.find(([one]) => one.test(letter))?.[1] ?? WIDEST),
    0,
  );
}

/**
 * Fits a name into a width and a height: on one line as large as fits, at most `largest`; on two
 * where that is larger; below `smallest` its end is cut. All in points.
 */
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

/** The width of lines, and the measures of texts. */
interface Space {
  readonly width: number;
  readonly measure: Measure;
}

/**
 * The distance from the top of one line in Roboto to the top of the next, as a share of the font
 * size.
 */
export const LEADING = 1.2;

/** The approximate measures of texts in Roboto. */
export const ROBOTO: Measure = { widthOf, leadingOf: () => LEADING };

function sizeFor(lines: readonly string[], { width, measure }: Space): number {
  return width / Math.max(...lines.map((line) => measure.widthOf(line)), Number.EPSILON);
}

/**
 * Cuts a name in two at a space or after a hyphen, so that the longer part is short; returns it
 * whole when it has neither.
 */
function halvesOf(text: string, space: Space): readonly string[] {
  const cuts = [...text.matchAll(/(?<=\S)(?:\s+|(?<=-))(?=\S)/gu)].map(({ index, 0: gap }) => [
    text.slice(0, index),
    text.slice(index + gap.length),
  ]);
  const [best] = cuts.toSorted((one, other) => sizeFor(other, space) - sizeFor(one, space));
  return best ?? [text];
}

/** Wraps a text onto at most `lines` lines of one size; cuts the rest. */
export function wrapText(
  text: string,
  { width, size, lines, measure }: Space & { size: number; lines: number },
): readonly string[] {
  const most = width / size;
  const wrappedLines: string[] = [];
  for (const word of text.split(/\s+/u).filter((one) => one !== '')) {
    const line = wrappedLines.at(-1);
    if (line !== undefined && measure.widthOf(`${line} ${word}`) <= most)
      wrappedLines[wrappedLines.length - 1] = `${line} ${word}`;
    else wrappedLines.push(word);
  }
  const keptLines = wrappedLines.slice(0, lines);
  const rest = wrappedLines.slice(lines);
  const space = { width: most, measure };
  return keptLines.map((line, index) =>
    cut(
      index === keptLines.length - 1 && rest.length > 0 ? `${line} ${rest.join(' ')}` : line,
      space,
    ),
  );
}

function cut(text: string, { width, measure }: Space): string {
  if (measure.widthOf(text) <= width) return text;
  const signs = Array.from(new Intl.Segmenter().segment(text), ({ segment }) => segment);
  while (signs.length > 1 && measure.widthOf(`${signs.join('').trimEnd()}…`) > width) signs.pop();
  return `${signs.join('').trimEnd()}…`;
}
