import { addMinutes, type Instant } from '../base/instants.ts';

/** The furthest ahead that a mailing can be planned: a year, in minutes. */
const FURTHEST = 366 * 24 * 60;

/** Tests whether a mailing can be planned for a moment: one to come, within a year. */
export function isPlannable(send_at: Instant, now: Instant): boolean {
  const moment = Date.parse(send_at);
  return moment > Date.parse(now) && moment <= Date.parse(addMinutes(now, FURTHEST));
}
