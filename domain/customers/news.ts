import type { Day } from '../base/calendar.ts';
import { type Decision, permit, refuse } from '../base/refusal.ts';

/** The ways in which a family tells staff that it agrees to news, or wants no more. */
export const NEWS_WAYS = ['IN_PERSON', 'PHONE', 'PAPER'] as const;
export type NewsWay = (typeof NEWS_WAYS)[number];

/**
 * The latest choice of a family about news, by whichever way, and its day in the organiser's zone;
 * null for never.
 */
export interface NewsState {
  readonly agrees: boolean;
  readonly said_on: Day | null;
  readonly has_address: boolean;
}

export type NewsCode = 'EMAIL_REQUIRED' | 'NEWS_UNCHANGED' | 'NEWS_DAY_AHEAD' | 'NEWS_SAID_SINCE';

/**
 * Decides whether staff may note that a family agreed to news on a day, or ended them. Refuses
 * EMAIL_REQUIRED for an agreement without an address, NEWS_UNCHANGED when it is so already,
 * NEWS_DAY_AHEAD after today, and NEWS_SAID_SINCE when the family chose later: a paper of last week
 * does not undo yesterday's click.
 */
export function decideNews(
  state: NewsState,
  answer: { readonly agrees: boolean; readonly on: Day; readonly today: Day },
): Decision<null, NewsCode> {
  if (answer.on > answer.today) return refuse('NEWS_DAY_AHEAD', { on: 'NEWS_DAY_AHEAD' });
  if (answer.agrees === state.agrees) return refuse('NEWS_UNCHANGED');
  if (answer.agrees && !state.has_address) return refuse('EMAIL_REQUIRED');
  if (state.said_on !== null && answer.on < state.said_on)
    return refuse('NEWS_SAID_SINCE', { on: 'NEWS_SAID_SINCE' });
  return permit(null);
}
