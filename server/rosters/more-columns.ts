import { createHash } from 'node:crypto';
import { groupOfSource, type RosterSource } from '@ribambelle/api/rosters/more-columns.ts';
import type { rosterMoreColumn } from '@ribambelle/api/rosters/shapes.ts';
import type { Json } from '@ribambelle/database/json.ts';
import { spanOfDay } from '@ribambelle/domain/base/days.ts';
import { LANGUAGES } from '@ribambelle/domain/base/languages.ts';
import { pickText } from '@ribambelle/domain/base/pick-text.ts';
import { seesFields } from '@ribambelle/domain/permissions/field-groups.ts';
import { foldedTitle } from '@ribambelle/domain/registrations/remembered-answers.ts';
import type { z } from 'zod';
import type { Db } from '../database/transaction.ts';
import type { ListReader } from '../lists/office-list.ts';
import type { Organiser } from '../organisers/organiser.ts';
import { bilingualOf, textReader } from '../texts/bilingual.ts';
import { listRosterColumns } from './roster-day-views.ts';

const SIGNS = 16;

/**
 * Returns the column of an answer or choice: for a custom field one of its own, whatever its title;
 * for a question or an option the same one for all that have the same text in the organiser's
 * language, in any activity (decision 166).
 */
export function columnOf(
  source: RosterSource,
  of: { cuid: string; title: Json; organiser: Pick<Organiser, 'language'> },
): string {
  if (source === 'field' || source === 'family') return `${source}-${of.cuid}`;
  const { language } = of.organiser;
  const other = LANGUAGES.find((one) => one !== language) ?? language;
  const words = pickText(bilingualOf(of.title), { language, fallback: other });
  const sign = createHash('sha256').update(foldedTitle(words)).digest('hex').slice(0, SIGNS);
  return `${source}-${sign}`;
}

/**
 * Returns the columns that the list of a day can have besides its own, each once: those that the
 * reader may see.
 */
export async function moreColumnsOfDay(
  db: Db,
  {
    wish,
    reader,
  }: {
    readonly wish: { day: string; activity?: string | undefined; location?: string | undefined };
    readonly reader: Pick<ListReader, 'organiser' | 'language' | 'permissions'>;
  },
): Promise<readonly z.infer<typeof rosterMoreColumn>[]> {
  const { organiser, permissions } = reader;
  const { start_at: from_at, end_at: before_at } = spanOfDay(wish.day, organiser.timezone);
  const { activity, location } = wish;
  const text = textReader(reader);
  const rows = await listRosterColumns(db, { from_at, before_at, activity, location });
  const columns = new Map<string, z.infer<typeof rosterMoreColumn>>();
  for (const { source, cuid, title, health } of rows) {
    if (!seesSource(permissions, source)) continue;
    const name = columnOf(source, { cuid, title, organiser });
    const before = columns.get(name);
    columns.set(name, {
      name,
      title: before?.title ?? text(title),
      source,
      health: health || before?.health === true,
    });
  }
  return [...columns.values()];
}

/** True when a reader may see the answers from a source. */
export function seesSource(permissions: ListReader['permissions'], source: RosterSource): boolean {
  const group = groupOfSource(source);
  return group === undefined || seesFields(permissions, group);
}
