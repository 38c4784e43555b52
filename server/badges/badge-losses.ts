import { fullname } from '@ribambelle/domain/customers/names.ts';
import { namesOf } from './badge-nodes.ts';
import { type Unprinted, unprintedSigns } from '../pdf/unprinted.ts';
import type { BadgeOrder } from './badge-sheets.ts';
import type { FittedLine, Measure } from './fit-text.ts';
import { LAYOUTS } from './layouts.ts';

/** The problems on badges; each name once, in the order of the badges. */
export interface BadgeLosses {
  /** Characters that no font has, with the names that have them. */
  readonly unprinted: Unprinted[];
  /** Names of participants whose first name or name fits in no size and is cut. */
  readonly cut: string[];
  /** Names of participants whose code cannot be read, because its key is gone. */
  readonly without_code: string[];
}

/**
 * Returns the problems, by the measured size of texts and by the characters of a text that do not
 * print.
 */
export function badgeLosses(
  { badges, layout, organiser }: BadgeOrder,
  by: { readonly measure: Measure; readonly missing: (text: string) => readonly string[] },
): BadgeLosses {
  const cutNames = new Set<string>();
  const without_code = new Set<string>();
  const space = { layout: LAYOUTS[layout], measure: by.measure };
  for (const badge of badges) {
    const name = fullname(badge);
    const { firstname, lastname } = namesOf(badge, space);
    if (isCut(firstname, badge.firstname) || isCut(lastname, badge.lastname)) cutNames.add(name);
    if (badge.attendance_code === '') without_code.add(name);
  }
  const texts = badges.flatMap((badge) => [fullname(badge), badge.group, badge.location ?? '']);
  return {
    unprinted: unprintedSigns([...texts, organiser], by.missing),
    cut: [...cutNames],
    without_code: [...without_code],
  };
}

/** True when the end of a name was cut from any of its fitted lines. */
function isCut(lines: readonly FittedLine[], name: string): boolean {
  return !name.includes('…') && lines.some(({ text }) => text.endsWith('…'));
}
