import type { Reason } from '../requests/use-reasons.ts';

/** An item of a schedule: a date, a slot. */
export interface ScheduleItem {
  readonly id: number;
  /**
   * The key of the choice: items with the same key, such as the dates of one course, are chosen
   * together.
   */
  readonly choice: string;
  readonly start_at: string;
  readonly end_at: string;
  /** False when it is not OPEN: it cannot be pressed (2 §4). */
  readonly open: boolean;
  /** The title, where a schedule has items of several kinds. */
  readonly title: string | null;
  /** The location, the price and similar facts. */
  readonly facts: readonly string[];
  /** The reason why it cannot be pressed, or to hurry. */
  readonly note: string | null;
  /** The address of its link, when it cannot be chosen. */
  readonly href: string | null;
}

/** A column or a group of a schedule: a day of a week, or a resource of a day. */
export interface ScheduleColumn {
  readonly key: string;
  /** The full title, above a list and for screen readers: `lundi 6 juillet`. */
  readonly title: string;
  /** Two short lines for the head of a table: `lun.`, `6`. */
  readonly short: readonly [string, string];
  /** The items, by their start. */
  readonly items: readonly ScheduleItem[];
}

/** The chosen items, and a function to choose more; null when nothing can be chosen. */
export interface ScheduleChoice {
  readonly chosen: ReadonlySet<string>;
  readonly toggle: (choice: string) => void;
  /** The errors of chosen items, shown on them; undefined for none. */
  readonly reasons?: ReadonlyMap<string, Reason>;
}
