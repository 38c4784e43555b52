import { type Instant, millisOf } from '../base/instants.ts';
import { type Decision, permit, refuse } from '../base/refusal.ts';
import type { AttendanceMark } from './attendance.ts';

/**
 * The reasons to refuse a mark. They depend on the mark and the registration, never on other marks:
 * late or early, the answer is the same.
 */
export const MARK_REFUSALS = [
  'NOT_ON_DATE',
  'REGISTRATION_CANCELLED',
  'OTHER_DAY',
  'IN_FUTURE',
] as const;
export type MarkRefusal = (typeof MARK_REFUSALS)[number];

/** The hours of the date for which somebody is registered. */
export interface MarkedDate {
  readonly start_at: Instant;
  readonly end_at: Instant;
  readonly cancelled_at: Instant | null;
}

const MINUTE = 60_000;
/** The furthest that the clock of a phone may be ahead. */
const AHEAD = 5 * MINUTE;
/**
 * The longest time before the start and after the end of a date at which somebody can arrive or
 * leave.
 */
const AROUND = 12 * 60 * MINUTE;

/**
 * Decides whether a mark is accepted; `date` is null when the participant is not registered on it
 * or not in a group of the caller. An absence can be reported at any time. Refuses NOT_ON_DATE,
 * REGISTRATION_CANCELLED, OTHER_DAY and IN_FUTURE.
 */
export function decideMark(
  mark: Pick<AttendanceMark, 'kind' | 'at'> & { readonly made_at: Instant },
  { date, now }: { readonly date: MarkedDate | null; readonly now: Instant },
): Decision<null, MarkRefusal> {
  if (date === null) return refuse('NOT_ON_DATE');
  if (date.cancelled_at !== null) return refuse('REGISTRATION_CANCELLED');
  const latest = millisOf(now) + AHEAD;
  if (millisOf(mark.at) > latest || millisOf(mark.made_at) > latest) return refuse('IN_FUTURE');
  return isAround(mark, date) ? permit(null) : refuse('OTHER_DAY');
}

/** True when somebody can have arrived or left at the moment of the mark. */
function isAround({ kind, at }: Pick<AttendanceMark, 'kind' | 'at'>, date: MarkedDate): boolean {
  if (kind === 'ABSENT' || kind === 'TAKEN_BACK') return true;
  const moment = millisOf(at);
  return moment >= millisOf(date.start_at) - AROUND && moment <= millisOf(date.end_at) + AROUND;
}
