import { composed, isPlain } from '../pdf/plain-text.ts';
import type { TextWriter } from '../pdf/text-writer.ts';
import { LEADING, type Measure, ROBOTO } from './fit-text.ts';

/** The wider weight, for a name that may be bold. */
const BOLD = { bold: true };
/** The most leading: fonts that leave room for many marks leave more than names need. */
const HIGHEST = 1.4;

/**
 * Returns the measures of texts in the fonts of a writer. Texts in Roboto get the same approximate
 * measures as everywhere.
 */
export function measureBy(writer: TextWriter): Measure {
  const plain = (text: string) => isPlain(composed(text));
  return {
    widthOf: (text) => (plain(text) ? ROBOTO.widthOf(text) : writer.widthOf(text, BOLD)),
    leadingOf: (text) => (plain(text) ? LEADING : clamp(writer.leadingOf(text, BOLD))),
  };
}

function clamp(leading: number): number {
  return Math.min(HIGHEST, Math.max(LEADING, leading));
}
