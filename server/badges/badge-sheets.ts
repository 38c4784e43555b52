import type { Language } from '@ribambelle/domain/base/languages.ts';
import { formatAttendanceCode } from '@ribambelle/domain/attendances/attendance-code.ts';
import type { PdfDefinition, PdfNode } from '../pdf/pdf-definition.ts';
import { badgeNodes } from './badge-nodes.ts';
import type { Measure } from './fit-text.ts';
import { LAYOUTS, type Layout } from './layouts.ts';

/** The content of a badge. */
export interface Badge {
  readonly firstname: string;
  readonly lastname: string;
  readonly attendance_code: string;
  readonly group: string;
  readonly location: string | null;
  /** True when something about health must be known; always false when no mark is wanted. */
  readonly marked: boolean;
}

/** Badges to draw, as data that can be passed to another thread. */
export interface BadgeOrder {
  readonly badges: readonly Badge[];
  readonly layout: keyof typeof LAYOUTS;
  readonly organiser: string;
  readonly language: Language;
  readonly made_at: string;
  readonly title: string;
  /** The word on marked badges. */
  readonly mark: string;
}

/**
 * Lays badges out on A4 pages, as many on a page as the layout has, with crop marks where they are
 * cut.
 */
export function badgeSheets(order: BadgeOrder, measure: Measure): PdfDefinition {
  const { badges, title, mark, organiser, language, made_at } = order;
  const layout = LAYOUTS[order.layout];
  const on_a_page = layout.columns * layout.rows;
  const pages = Array.from({ length: Math.ceil(badges.length / on_a_page) }, (_, page) =>
    badges.slice(page * on_a_page, (page + 1) * on_a_page),
  );
  return {
    title,
    author: organiser,
    language,
    made_at,
    margins: [0, 0, 0, 0],
    content: pages.flatMap((some, page) => [
      // a page break needs text, which badges are not
      { text: ' ', fontSize: 1, lineHeight: 1, ...(page === 0 ? {} : { pageBreak: 'before' }) },
      ...(layout.cut ? [cutMarks(layout)] : []),
      ...some.flatMap((badge, place) =>
        badgeNodes(
          {
            ...badge,
            organiser,
            code: formatAttendanceCode(badge.attendance_code),
            mark: badge.marked ? mark : null,
          },
          { layout, measure, ...cornerOf(place, layout) },
        ),
      ),
    ]),
  };
}

function cornerOf(place: number, { columns, width, height, left, top }: Layout) {
  return {
    x: left + (place % columns) * width,
    y: top + Math.floor(place / columns) * height,
  };
}

/** The length of a crop mark, and its distance from the card, in points. */
const MARK = { length: 14, off: 4 };

/** Draws short lines around the cards, at both ends of each cut. */
function cutMarks({ columns, rows, width, height, left, top }: Layout): PdfNode {
  const { length, off } = MARK;
  const right = left + columns * width;
  const bottom = top + rows * height;
  const lines = [
    ...Array.from({ length: columns + 1 }, (_, index) => left + index * width).flatMap((x) => [
      { x1: x, y1: top - off - length, x2: x, y2: top - off },
      { x1: x, y1: bottom + off, x2: x, y2: bottom + off + length },
    ]),
    ...Array.from({ length: rows + 1 }, (_, index) => top + index * height).flatMap((y) => [
      { x1: left - off - length, y1: y, x2: left - off, y2: y },
      { x1: right + off, y1: y, x2: right + off + length, y2: y },
    ]),
  ];
  return {
    absolutePosition: { x: 0, y: 0 },
    canvas: lines.map((line) => ({
      type: 'line',
      lineWidth: 0.4,
      lineColor: '#888888',
      ...line,
    })),
  };
}
