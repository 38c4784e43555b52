import { waitingListModeOf } from '@ribambelle/domain/activities/waiting-list-modes.ts';
import {
  advanceStrategyOf,
  canOrderInAdvance,
} from '@ribambelle/domain/waiting-list/advance-orders.ts';
import { needsForm } from '@ribambelle/domain/waiting-list/kept-places.ts';
import { loadQuestions } from '../activities/index.ts';
import { paymentMethodsOf } from '../organisers/index.ts';
import type { waitingListEntry } from '@ribambelle/api/waiting-list/shapes.ts';
import { registrationNotice } from '@ribambelle/domain/availabilities/status.ts';
import { fullname } from '@ribambelle/domain/customers/names.ts';
import type { Language } from '@ribambelle/domain/base/languages.ts';
import type { z } from 'zod';
import { loadSeenAvailabilities } from '../availabilities/index.ts';
import type { Db } from '../database/transaction.ts';
import type { Organiser } from '../organisers/organiser.ts';
import { textReader } from '../texts/bilingual.ts';
import type { OwnEntryRow } from './line-views.ts';

/**
 * Returns entries as their customer sees them: two queries, whatever their number, and one more
 * when a place is kept.
 */
export async function presentEntries(
  db: Db,
  input: { rows: readonly OwnEntryRow[]; organiser: Organiser; language: Language; now: string },
): Promise<z.infer<typeof waitingListEntry>[]> {
  const ids = [...new Set(input.rows.map(({ availability_id }) => availability_id))];
  const availabilities = await loadSeenAvailabilities(db, ids);
  const activity_ids = input.rows
    .filter(({ offer_expires_at }) => offer_expires_at !== null)
    .flatMap(({ availability_id }) => availabilities.get(availability_id)?.row.activity_id ?? []);
  const questions = await loadQuestions(db, [...new Set(activity_ids)]);
  const text = textReader(input);
  const methods = paymentMethodsOf(input.organiser);
  return input.rows.flatMap((entry) => {
    const seenAvailability = availabilities.get(entry.availability_id);
    if (seenAvailability === undefined) return [];
    const { id, cuid, start_at, end_at, slug, activity_title } = seenAvailability.row;
    const notice = registrationNotice(seenAvailability.availability, input.now);
    const { offer_expires_at, offer_date_ids: date_ids, in_cart } = entry;
    // a place that has closed since is not kept
    const isKept = offer_expires_at !== null && (notice === null || notice.kind === 'full');
    return [
      {
        id: entry.id,
        cuid: entry.cuid,
        position: entry.position,
        together: entry.together,
        created_at: entry.created_at,
        offered_at: entry.offered_at,
        offer: isKept
          ? {
              expires_at: offer_expires_at,
              date_ids: [...date_ids],
              in_cart,
              needs_form: needsForm(date_ids, {
                questions: questions.get(seenAvailability.row.activity_id) ?? [],
                availability: seenAvailability.availability,
                now: input.now,
              }),
            }
          : null,
        advance_order: canOrderInAdvance({ mode: waitingListModeOf(entry.mode), methods })
          ? {
              price: entry.advance_price,
              payment_strategy: advanceStrategyOf(entry.advance_strategy),
            }
          : null,
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
          open: notice === null,
          activity: {
            slug,
            title: text(activity_title),
          },
        },
      },
    ];
  });
}
