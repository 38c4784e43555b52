/** A report of the back-office as its reader may see it: words and figures as they are written in their language. */
export interface ReportFacts {
  readonly firstname: string;
  /** Which report, and of which days. */
  readonly title: string;
  readonly about: string;
  readonly columns: readonly { readonly title: string; readonly is_figure: boolean }[];
  /** The first lines; `count` says how many there are. */
  readonly lines: readonly (readonly string[])[];
  readonly count: number;
  /** All lines together, under the columns. */
  readonly total: readonly string[];
  /** The report in the back-office, and where it is stopped. */
  readonly href: string;
  readonly stop_href: string;
}
