/**
 * A place that became free for somebody on a waiting list. `opens_at` is when registrations open;
 * null when they are already open.
 */
export interface VacancyFacts {
  readonly firstname: string;
  readonly participant: string;
  readonly activity: string;
  readonly start_at: string;
  readonly end_at: string;
  readonly opens_at: string | null;
  readonly href: string;
}
