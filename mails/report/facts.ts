/**
 * A report of the back-office, as far as its reader may see it: words and figures as written in
 * their language.
 */
export interface ReportFacts {
  readonly firstname: string;
  /** The name of the report, and its period. */
  readonly title: string;
  readonly about: string;
  readonly columns: readonly { readonly title: string; readonly is_figure: boolean }[];
  /** The first lines; `count` is the number of all lines. */
  readonly lines: readonly (readonly string[])[];
  readonly count: number;
  /** The total of all lines, under the columns. */
  readonly total: readonly string[];
  /** The page of the report in the back-office, and the link that stops it. */
  readonly href: string;
  readonly stop_href: string;
}
