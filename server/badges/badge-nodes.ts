import type { PdfNode } from '../pdf/pdf-definition.ts';
import { fitName, LEADING, type Measure, widthOf, wrapText } from './fit-text.ts';
import type { Layout } from './layouts.ts';

/** The parts of a badge that are drawn. */
interface Drawn {
  readonly firstname: string;
  readonly lastname: string;
  readonly group: string;
  readonly location: string | null;
  readonly organiser: string;
  /** The code as people type it; empty when nobody can read it any more. */
  readonly code: string;
  /** The word of the mark; null for none. */
  readonly mark: string | null;
}

const QUIET = '#4a443e';
const RED = '#b3261e';
const LINES_OF_GROUP = 2;

/**
 * Draws a badge at a place of its page: names on the left, the largest first, the code on the
 * right.
 */
export function badgeNodes(
  badge: Drawn,
  at: { layout: Layout; x: number; y: number; measure: Measure },
): readonly PdfNode[] {
  const { layout, measure } = at;
  const { width, height, inset, qr, words, small } = layout;
  const x = at.x + inset;
  const y = at.y + inset;
  const textWidth = besideCode(layout);
  const slot = layout.firstname * LEADING;
  const { firstname, lastname } = namesOf(badge, { layout, measure });
  const group = wrapText(badge.group, {
    width: textWidth,
    size: words,
    lines: LINES_OF_GROUP,
    measure,
  });
  const below = y + layout.firstname * LEADING + layout.lastname * LEADING + 2;
  const place = badge.location ?? '';
  const foot = at.y + height - inset - small * LEADING;
  const qr_x = at.x + width - inset - qr;
  return [
    ...firstname.map(({ text, size, height: lineHeight }, index) => {
      const top = slot - (firstname.length - index) * lineHeight;
      return line(text, { x, y: y + top, size, bold: true });
    }),
    ...lastname.map(({ text, size, height: lineHeight }, index) =>
      line(text, { x, y: y + slot + index * lineHeight, size }),
    ),
    ...group.map((text, index) =>
      line(text, { x, y: below + index * words * LEADING, size: words, color: QUIET }),
    ),
    ...wrapText(place, { width: textWidth, size: small, lines: 1, measure }).map((text) =>
      line(text, {
        x,
        y: below + group.length * words * LEADING,
        size: small,
        color: QUIET,
      }),
    ),
    ...wrapText(badge.organiser, { width: textWidth, size: small, lines: 1, measure }).map((text) =>
      line(text, { x, y: foot, size: small, color: QUIET }),
    ),
    ...(badge.code === '' ? [] : codeNodes(badge.code, { layout, x: qr_x, y: at.y + inset - 4 })),
    ...(badge.mark === null
      ? []
      : markNodes(badge.mark, { x: qr_x, y: foot - 4, size: words, width: qr })),
  ];
}

/** Returns the most width for names: the space left next to the code. */
function besideCode({ width, inset, qr }: Layout): number {
  return width - 2 * inset - qr - 4;
}

/** Returns the names on a badge, each in the size in which it fits. */
export function namesOf(
  { firstname, lastname }: { readonly firstname: string; readonly lastname: string },
  { layout, measure }: { readonly layout: Layout; readonly measure: Measure },
) {
  const width = besideCode(layout);
  return {
    firstname: fitName(firstname, {
      width,
      measure,
      height: layout.firstname * LEADING,
      largest: layout.firstname,
      smallest: layout.words,
    }),
    lastname: fitName(lastname, {
      width,
      measure,
      height: layout.lastname * LEADING,
      largest: layout.lastname,
      smallest: layout.small,
    }),
  };
}

/** Draws the code as a picture, with the characters that people type below it. */
function codeNodes(
  code: string,
  { layout, x, y }: { layout: Layout; x: number; y: number },
): readonly PdfNode[] {
  const { qr, small } = layout;
  return [
    { qr_of: code, width: qr, absolutePosition: { x, y } },
    line(code, {
      x: x + (qr - widthOf(code) * small) / 2,
      y: y + qr,
      size: small,
      color: QUIET,
    }),
  ];
}

function line(
  text: string,
  at: { x: number; y: number; size: number; bold?: boolean; color?: string },
): { readonly [name: string]: PdfNode } {
  return {
    text,
    fontSize: at.size,
    lineHeight: 1,
    noWrap: true,
    absolutePosition: { x: at.x, y: at.y },
    ...(at.bold === true ? { bold: true } : {}),
    ...(at.color === undefined ? {} : { color: at.color }),
  };
}

/**
 * Draws a mark that something about health must be known, without saying what: everybody can read a
 * badge.
 */
function markNodes(
  word: string,
  at: { x: number; y: number; size: number; width: number },
): readonly PdfNode[] {
  const height = at.size * LEADING + 4;
  return [
    {
      absolutePosition: { x: at.x, y: at.y },
      canvas: [{ type: 'rect', x: 0, y: 0, w: at.width, h: height, r: 3, color: RED }],
    },
    line(word, {
      x: at.x + (at.width - widthOf(word) * at.size) / 2,
      y: at.y + 2,
      size: at.size,
      bold: true,
      color: '#ffffff',
    }),
  ];
}
