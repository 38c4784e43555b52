import type { badgeFilters } from '@ribambelle/api/badges/shapes.ts';
import { saysNothing } from '@ribambelle/domain/attendances/says-nothing.ts';
import type { Language } from '@ribambelle/domain/base/languages.ts';
import { spanOfDay } from '@ribambelle/domain/base/days.ts';
import { textsFor } from '@ribambelle/texts/texts-for.ts';
import type { z } from 'zod';
import type { Db } from '../database/transaction.ts';
import type { Organiser } from '../organisers/organiser.ts';
import { textReader } from '../texts/bilingual.ts';
import type { BadgeOrder } from './badge-sheets.ts';
import { listBadges } from './badge-views.ts';

/** The most people for whom badges are made. */
export const MOST_BADGES = 1_000;

type Filters = z.output<z.ZodObject<typeof badgeFilters>>;

/**
 * Finds the badges of participants, to draw or check: one more than the limit when there are too
 * many.
 */
export async function findBadges(
  context: {
    readonly db: Db;
    readonly organiser: Organiser;
    readonly language: Language;
    readonly now: string;
  },
  wish: Filters & { readonly layout: BadgeOrder['layout']; readonly health: boolean },
): Promise<BadgeOrder> {
  const { db, organiser, language, now } = context;
  const { day, layout, health, ...filters } = wish;
  const span = day === undefined ? null : spanOfDay(day, organiser.timezone);
  const of = { span, ...filters };
  const rows = await listBadges(db, { ...of, most: MOST_BADGES + 1 });
  const text = textReader({ language, organiser });
  const texts = textsFor(language).badges;
  return {
    badges: rows.map(({ title, health: answers, ...row }) => ({
      ...row,
      group: text(title),
      marked: health && answers.some((answer) => !saysNothing(answer)),
    })),
    layout,
    organiser: organiser.name,
    language,
    made_at: now,
    title: texts.file,
    mark: texts.mark,
  };
}
