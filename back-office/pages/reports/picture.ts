/** How a series looks: apart in form, not in colour alone. What is below is hatched, and what was before is dashed or only outlined. */
export type SeriesLook = 'NOW' | 'BEFORE' | 'EARLIER' | 'BELOW';

/** One series of a picture: its name, and a value for each name along the picture; null where nothing is known yet. */
export interface Series {
  readonly name: string;
  readonly look: SeriesLook;
  readonly values: readonly (number | null)[];
}

/** A picture of a report: bars under each other for things, columns for what happened in a time, lines for what is compared over one. */
export interface Picture {
  readonly form: 'BARS' | 'COLUMNS' | 'LINES';
  readonly names: readonly string[];
  readonly series: readonly Series[];
  /** How a value is written. */
  readonly write: (value: number) => string;
  /** The longest that can be; else the longest that there is. */
  readonly full?: number | undefined;
}
