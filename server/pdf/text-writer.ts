import { FontChain } from './font-chain.ts';
import { composed } from './plain-text.ts';
import type { PdfNode } from './pdf-definition.ts';
import { drawnSigns, runsFromRight, type TextRun, textRuns } from './text-runs.ts';

/** The style of a text: its size, in points, and whether it is bold. */
export interface Writing {
  readonly size: number;
  readonly bold: boolean;
}

/**
 * The greatest width, in points, of a line that pdfmake cannot break, or would break in the wrong
 * order: it is broken here before it is wider.
 */
const WIDEST = 380;
/** Scripts without spaces between words, whose words only a dictionary finds. */
const UNSPACED = /[\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]/u;

const WORDS = new Intl.Segmenter(undefined, { granularity: 'word' });

/** Writes texts of any script with the fonts of one document. */
export class TextWriter {
  readonly #chain = new FontChain();

  get families() {
    return this.#chain.families;
  }

  /** Returns the width of a line at size one. */
  widthOf(line: string, { bold }: { bold: boolean }): number {
    return this.#runs(composed(line)).reduce(
      (sum, { text, font }) => sum + this.#chain.shaped(text, { font, bold }).width,
      0,
    );
  }

  /**
   * Returns the distance from the top of a line to the next, as a share of its size: that of its
   * tallest font.
   */
  leadingOf(line: string, { bold }: { bold: boolean }): number {
    return Math.max(
      ...this.#runs(composed(line)).map(({ font }) => this.#chain.leadingOf({ font, bold })),
    );
  }

  /** Returns the signs of a text that no font has whole, each once. */
  missing(text: string): readonly string[] {
    const whole = composed(text);
    const missing: string[] = [];
    drawnSigns(whole, (sign, before) => {
      const drawnSign = this.#chain.drawn(sign, { text: whole, before });
      if (!drawnSign.whole) missing.push(sign);
      return drawnSign;
    });
    return [...new Set(missing)];
  }

  /** Returns a text as the parts that pdfmake draws side by side, each in its font. */
  parts(text: string, { size, bold }: Writing): readonly PdfNode[] {
    const lines = composed(text)
      .split('\n')
      .flatMap((line) => this.#broken(line, { size, bold }));
    return lines.flatMap((line, index) => [
      ...this.#runs(line).map((run) => this.#part(run, bold)),
      ...(index === lines.length - 1 ? [] : [{ text: '\n' }]),
    ]);
  }

  #runs(line: string) {
    return textRuns(line, (sign, before) => this.#chain.drawn(sign, { text: line, before }));
  }

  #broken(line: string, { size, bold }: Writing): readonly string[] {
    const isNarrow = (some: string) => this.widthOf(some.trimEnd(), { bold }) * size <= WIDEST;
    if (!(runsFromRight(line) || UNSPACED.test(line)) || isNarrow(line)) return [line];
    const lines: string[] = [];
    for (const { segment } of WORDS.segment(line)) {
      const last = lines.at(-1);
      if (last !== undefined && isNarrow(last + segment)) lines[lines.length - 1] = last + segment;
      else lines.push(segment);
    }
    return lines;
  }

  /**
   * Shapes a run with its features: without any, pdfmake would draw the words of a run from the
   * right from the left, so such a run is not broken either.
   */
  #part({ text, font, from_right }: TextRun, bold: boolean): PdfNode {
    const { features } = this.#chain.shaped(text, { font, bold });
    return { text, font, fontFeatures: { ...features }, ...(from_right ? { noWrap: true } : {}) };
  }
}
