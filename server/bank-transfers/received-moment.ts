import type { Day } from '@ribambelle/domain/base/calendar.ts';
import { dayOf, instantAt } from '@ribambelle/domain/base/days.ts';
import type { Instant } from '@ribambelle/domain/base/instants.ts';
import { decideReceivedDay } from '@ribambelle/domain/payments/recorded.ts';
import { refuse } from '../refusal.ts';

/** The middle of the day, for money whose hour nobody knows. */
const NOON = '12:00';

/**
 * Returns the moment at which money of a day came: now for today, else noon. Refuses a future day,
 * and one too long ago.
 */
export function receivedMoment(
  day: Day | null,
  at: { readonly timezone: string; readonly now: Instant; readonly field?: string },
): { readonly day: Day; readonly moment: Instant } {
  const today = dayOf(at.now, at.timezone);
  const decision = decideReceivedDay(day ?? today, today);
  if (!decision.ok) refuse(decision.refused, { [at.field ?? 'received_at']: decision.refused });
  const { value } = decision;
  const noon = { day: value, wall_time: NOON, zone: at.timezone };
  return { day: value, moment: value === today ? at.now : instantAt(noon) };
}
