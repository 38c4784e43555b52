import type { AnswerOf } from '@ribambelle/api/endpoint.ts';
import type { getDashboard } from '@ribambelle/api/reports/get-dashboard.ts';
import { addDays, dayOf, instantAt, spanOfDay, wallTimeOf } from '@ribambelle/domain/base/days.ts';
import type { ActionContext } from '../action.ts';
import { loadSales } from './dashboard-views.ts';

/**
 * The number of days between today and the days shown: the same weekday of last week and of last
 * year.
 */
const DAYS_BEFORE = { today: 0, week_before: 7, year_before: 364 } as const;

const COMPARED = ['today', 'week_before', 'year_before'] as const;

type Compared = (typeof COMPARED)[number];

/** Reads the sales of today, and those up to the same hour of the days that it is compared with. */
export async function readSalesOfDays({
  db,
  organiser,
  now,
}: Pick<ActionContext<typeof getDashboard>, 'db' | 'organiser' | 'now'>): Promise<
  AnswerOf<typeof getDashboard>['sales']
> {
  const { timezone: zone } = organiser;
  const today = dayOf(now, zone);
  const wall_time = wallTimeOf(now, zone);
  const dayOfName = (name: Compared) => addDays(today, -DAYS_BEFORE[name]);
  const spanOf = (name: Compared) => {
    const day = dayOfName(name);
    const { start_at, end_at } = spanOfDay(day, zone);
    return { start_at, end_at: name === 'today' ? end_at : instantAt({ day, wall_time, zone }) };
  };
  const spans = COMPARED.map((name) => ({ name, span: spanOf(name) }));
  const rows = await loadSales(db, spans);
  const on = (name: Compared) => {
    const sales = rows.find((row) => row.name === name);
    return {
      day: dayOfName(name),
      received_amount: sales?.received ?? 0,
      refunded_amount: sales?.refunded ?? 0,
      registrations: sales?.registrations ?? 0,
      sold_amount: sales?.sold ?? 0,
      cancelled_amount: sales?.cancelled ?? 0,
    };
  };
  return { today: on('today'), week_before: on('week_before'), year_before: on('year_before') };
}
