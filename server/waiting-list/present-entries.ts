import type { waitingListEntry } from '@ribambelle/api/waiting-list/shapes.ts';
import { registrationNotice } from '@ribambelle/domain/availabilities/status.ts';
import { fullname } from '@ribambelle/domain/customers/names.ts';
import type { Language } from '@ribambelle/domain/base/languages.ts';
import type { z } from 'zod';
import { loadSeenAvailabilities } from '../availabilities/index.ts';
import type { Db } from '../database/transaction.ts';
import type { Organiser } from '../organisers/organiser.ts';
import { textReader } from '../texts/bilingual.ts';
import type { EntryRow } from './line-views.ts';

/** Entries as their customer sees them: two queries, however many. */
export async function presentEntries(
  db: Db,
  input: { rows: readonly EntryRow[]; organiser: Organiser; language: Language; now: string },
): Promise<z.infer<typeof waitingListEntry>[]> {
  const ids = [...new Set(input.rows.map(({ availability_id }) => availability_id))];
  const seen = await loadSeenAvailabilities(db, { organiser_id: input.organiser.id, ids });
  const text = textReader(input);
  return input.rows.flatMap((entry) => {
    const found = seen.get(entry.availability_id);
    if (found === undefined) return [];
    const { id, cuid, start_at, end_at, slug, activity_title } = found.row;
    return [
      {
        id: entry.id,
        cuid: entry.cuid,
        position: entry.position,
        created_at: entry.created_at,
        offered_at: entry.offered_at,
        participant: {
          id: entry.participant_id,
          cuid: entry.participant_cuid,
          fullname: fullname(entry),
        },
        availability: {
          id,
          cuid,
          start_at,
          end_at,
          open: registrationNotice(found.availability, input.now) === null,
          activity: {
            slug,
            title: text(activity_title),
          },
        },
      },
    ];
  });
}
