import bidiFactory from 'bidi-js';

/**
 * A sign as it is drawn: the part that is drawn, its font, and whether that is all of it. A sign is
 * what a reader takes for one, with its marks.
 */
export interface DrawnSign {
  readonly text: string;
  readonly font: string;
  readonly whole: boolean;
}

/**
 * A stretch of a line in one font. Its letters are in reading order; when they run from the right,
 * the caller has to draw them so.
 */
export interface TextRun {
  readonly text: string;
  readonly font: string;
  readonly from_right: boolean;
}

type Leveled = TextRun & { readonly level: number };

const bidi = bidiFactory();
const SIGNS = new Intl.Segmenter();
/** The scripts read from right to left for which we have fonts. */
const FROM_RIGHT = /[\p{scx=Arabic}\p{scx=Hebrew}]/u;
const FROM_LEFT = /(?![\p{scx=Arabic}\p{scx=Hebrew}])[\p{L}\p{N}]/u;

/** True when some of a text is read from right to left. */
export function runsFromRight(text: string): boolean {
  return FROM_RIGHT.test(text);
}

/**
 * Splits a line into runs of one font each, ordered from left to right as on paper. A line is set
 * from right to left when all of its letters are read that way.
 */
export function textRuns(
  text: string,
  drawSign: (sign: string, before: string | null) => DrawnSign,
): readonly TextRun[] {
  const signs = drawnSigns(text, drawSign);
  const line = signs.map((sign) => sign.text).join('');
  if (!runsFromRight(line)) return joinRuns(signs.map((sign) => ({ ...sign, level: 0 })));
  const { levels } = bidi.getEmbeddingLevels(line, FROM_LEFT.test(line) ? 'ltr' : 'rtl');
  let index = 0;
  const leveled = signs.map((sign) => {
    const level = levels[index] ?? 0;
    index += sign.text.length;
    return { ...sign, text: level % 2 === 0 ? sign.text : mirrored(sign.text), level };
  });
  return asTheyStand(joinRuns(leveled)).map(({ text: run, font, level }) =>
    drawable({ run, font, level }),
  );
}

/** Returns the signs of a text, each with its font, in reading order. */
export function drawnSigns(
  text: string,
  drawSign: (sign: string, before: string | null) => DrawnSign,
): readonly DrawnSign[] {
  const signs: DrawnSign[] = [];
  for (const sign of signsOf(text)) signs.push(drawSign(sign, signs.at(-1)?.font ?? null));
  return signs;
}

/** Splits a text into what a reader takes for single signs. */
export function signsOf(text: string): readonly string[] {
  return Array.from(SIGNS.segment(text), ({ segment }) => segment);
}

function joinRuns(signs: readonly { text: string; font: string; level: number }[]): Leveled[] {
  const runs: Leveled[] = [];
  for (const { text, font, level } of signs) {
    const last = runs.at(-1);
    if (last?.font === font && last.level === level)
      runs[runs.length - 1] = { ...last, text: last.text + text };
    else if (text !== '') runs.push({ text, font, level, from_right: false });
  }
  return runs;
}

/**
 * Orders runs from left to right: more deeply embedded ones are reversed first (Unicode, annex 9,
 * rule L2).
 */
function asTheyStand(runs: readonly Leveled[]): readonly Leveled[] {
  const deepest = Math.max(...runs.map(({ level }) => level));
  const levels = Array.from({ length: deepest }, (_, index) => deepest - index);
  return levels.reduce<readonly Leveled[]>(turned, runs);
}

function turned(runs: readonly Leveled[], level: number): readonly Leveled[] {
  const stretches: Leveled[][] = [];
  let deep = false;
  for (const run of runs) {
    const last = stretches.at(-1);
    if (deep && run.level >= level) last?.unshift(run);
    else stretches.push([run]);
    deep = run.level >= level;
  }
  return stretches.flat();
}

function mirrored(sign: string): string {
  return bidi.getMirroredCharacter(sign) ?? sign;
}

/**
 * Returns a run to draw: the font that shapes letters from the right reverses them; signs that only
 * stand between them are reversed here.
 */
function drawable({ run, font, level }: { run: string; font: string; level: number }): TextRun {
  if (level % 2 === 0) return { text: run, font, from_right: false };
  if (runsFromRight(run)) return { text: run, font, from_right: true };
  return { text: signsOf(run).toReversed().join(''), font, from_right: false };
}
