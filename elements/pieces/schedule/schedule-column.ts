import type { Reason } from '../requests/use-reasons.ts';

/** Something that stands in a schedule: a meeting, a slot. */
export interface ScheduleItem {
  readonly id: number;
  /** What is chosen with it: items of the same choice, such as the meetings of one course, are chosen together. */
  readonly choice: string;
  readonly start_at: string;
  readonly end_at: string;
  /** What is not OPEN cannot be pressed (2 §4). */
  readonly open: boolean;
  /** What it is, where a schedule shows several things. */
  readonly title: string | null;
  /** Where, for how much, and the like. */
  readonly facts: readonly string[];
  /** Why it cannot be pressed, or why one should hurry. */
  readonly note: string | null;
  /** Where it leads when it is not to be chosen. */
  readonly href: string | null;
}

/** What stands side by side or one under the other: the days of a week, or the resources of a day. */
export interface ScheduleColumn {
  readonly key: string;
  /** In full, above a list and for those who cannot see the table: `lundi 6 juillet`. */
  readonly title: string;
  /** In two short lines at the head of a table: `lun.`, `6`. */
  readonly short: readonly [string, string];
  /** By their start. */
  readonly items: readonly ScheduleItem[];
}

/** What is chosen, and how more is; null where nothing can be chosen. */
export interface ScheduleChoice {
  readonly chosen: ReadonlySet<string>;
  readonly toggle: (choice: string) => void;
  /** What is wrong with something that is chosen, said on it; nothing is, left out. */
  readonly reasons?: ReadonlyMap<string, Reason>;
}
