import { atOnce } from '../database/statements.ts';
import type { AnswerOf } from '@ribambelle/api/endpoint.ts';
import { getDashboard as endpoint } from '@ribambelle/api/reports/get-dashboard.ts';
import { addDays, dayOf, dayRange, spanOfDay } from '@ribambelle/domain/base/days.ts';
import { lastDayOf } from '@ribambelle/domain/base/last-day.ts';
import { action, type ActionContext } from '../action.ts';
import type { Organiser } from '../organisers/organiser.ts';
import { readTogetherInActions } from '../lists/together.ts';
import { lateFrom, waitingBefore } from '../payments/index.ts';
import { countToAnswer } from '../reviews/index.ts';
import { textReader } from '../texts/bilingual.ts';
import {
  loadCancelledSoon,
  loadCancelledUnpaid,
  loadLate,
  loadLost,
  loadNearly,
  loadOccupancy,
  loadOutstanding,
  loadOverdue,
  loadPartlyPaid,
  loadPending,
  loadRequests,
  loadUntold,
} from './dashboard-views.ts';
import { readSalesOfDays } from './sales-of-days.ts';

type Figures = AnswerOf<typeof endpoint>;

const together = readTogetherInActions<Figures>();

/**
 * Answers the figures of a working day. A caller that asks while they are being read, with the same
 * rights, is answered from that reading (decision 77).
 */
export const getDashboard = action(endpoint, (context) =>
  together.read(context, () => readFigures(context)),
);

async function readFigures({
  db,
  organiser,
  language,
  now,
}: ActionContext<typeof endpoint>): Promise<Figures> {
  const { timezone } = organiser;
  const today = dayOf(now, timezone);
  const startOf = (days: number) => spanOfDay(addDays(today, days), timezone).start_at;
  const days = dayRange(today, addDays(today, 13));
  const [
    sales,
    occupancy,
    outstanding,
    overdue,
    cancelled_unpaid,
    partly_paid,
    pending,
    late,
    lost,
    requests,
    untold,
    reviews,
    soon,
    empty,
    full,
  ] = await atOnce(
    () => readSalesOfDays({ db, organiser, now }),
    () => loadOccupancy(db, { now, from: startOf(0), to: startOf(14), timezone }),
    () => loadOutstanding(db, now),
    () => loadOverdue(db, now),
    () => loadCancelledUnpaid(db, startOf(-7)),
    () => loadPartlyPaid(db, { ...decidedBefore(organiser, today), now }),
    () => loadPending(db, waitingBefore(now)),
    () => loadLate(db, lateFrom(now)),
    () => loadLost(db, now),
    () => loadRequests(db),
    () => loadUntold(db, now),
    () => countToAnswer(db),
    () => loadCancelledSoon(db, { now, to: startOf(8) }),
    () => loadNearly(db, { now, to: startOf(14), nearly: 'empty' }),
    () => loadNearly(db, { now, to: startOf(60), nearly: 'full' }),
  );
  const text = textReader({ language, organiser });
  const present = ({ title, capacity, ...one }: (typeof empty)[number]) => ({
    ...one,
    activity: text(title),
    capacity: capacity ?? 0,
  });
  const byDay = new Map(occupancy.map((row) => [row.day, row]));
  return {
    today,
    sales,
    occupancy: days.map((day) => ({
      day,
      places: byDay.get(day)?.places ?? 0,
      registered: byDay.get(day)?.registered ?? 0,
    })),
    attention: {
      outstanding,
      overdue,
      cancelled_unpaid,
      partly_paid,
      pending,
      requests,
      untold,
      reviews: { count: reviews },
      late,
      ...lost,
      will_be_cancelled: soon.map(({ title, decide_at, ...one }) => ({
        ...one,
        activity: text(title),
        decide_on: lastDayOf(decide_at, timezone),
      })),
      nearly_empty: empty.map(present),
      nearly_full: full.map(present),
    },
  };
}

/** Returns the rank of the last reminder, and the day before which its last day was. */
function decidedBefore(
  { reminder_second_days, unpaid_cancellation_days }: Organiser,
  today: string,
): { readonly rank: number; readonly last_before: string | null } {
  return {
    rank: reminder_second_days === null ? 1 : 2,
    last_before:
      unpaid_cancellation_days === null ? null : addDays(today, -unpaid_cancellation_days),
  };
}
