import type { BADGE_LAYOUTS } from '@ribambelle/api/badges/shapes.ts';

/** The places of badges on an A4 page, and the sizes of their contents; all in points. */
export interface Layout {
  readonly columns: number;
  readonly rows: number;
  readonly width: number;
  readonly height: number;
  readonly left: number;
  readonly top: number;
  /** True when sheets are cut by hand, and have crop marks. */
  readonly cut: boolean;
  /** The margin that printers cannot reach, or that a crooked label loses. */
  readonly inset: number;
  readonly qr: number;
  readonly firstname: number;
  readonly lastname: number;
  readonly words: number;
  readonly small: number;
}

const MM = 72 / 25.4;
const A4 = { width: 210 * MM, height: 297 * MM };

/**
 * The layouts: labels of the usual sheets of 3 × 8, and cards that fit a bank card's holder, 2 × 5
 * in the middle of the page.
 */
export const LAYOUTS: Readonly<Record<(typeof BADGE_LAYOUTS)[number], Layout>> = {
  LABELS: {
    columns: 3,
    rows: 8,
    width: 70 * MM,
    height: 37 * MM,
    left: 0,
    top: (A4.height - 8 * 37 * MM) / 2,
    cut: false,
    inset: 5 * MM,
    qr: 21 * MM,
    firstname: 20,
    lastname: 10.5,
    words: 8,
    small: 6.5,
  },
  CARDS: {
    columns: 2,
    rows: 5,
    width: 85 * MM,
    height: 54 * MM,
    left: (A4.width - 2 * 85 * MM) / 2,
    top: (A4.height - 5 * 54 * MM) / 2,
    cut: true,
    inset: 5 * MM,
    qr: 29 * MM,
    firstname: 27,
    lastname: 14,
    words: 10,
    small: 7.5,
  },
};
