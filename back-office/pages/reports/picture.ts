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

/**
 * A picture without what says nothing: of bars of amounts and counts, things that have none in any series are left out, and what is nought of
 * another one is not drawn. Shares keep theirs, since nought of a hundred is something to know; so do pictures over time.
 */
export function withoutNothing(picture: Picture): Picture {
  const { form, names, series, full } = picture;
  if (form !== 'BARS' || full !== undefined) return picture;
  const kept = names.flatMap((_, at) =>
    series.some(({ values }) => (values[at] ?? 0) !== 0) ? [at] : [],
  );
  return {
    ...picture,
    names: kept.map((at) => names[at] ?? ''),
    series: series.map((one) => ({ ...one, values: kept.map((at) => one.values[at] || null) })),
  };
}

/** True when pictures compare with an earlier time in which nothing was; nought of a hundred was something. */
export function hasEmptyPast(pictures: readonly Picture[]): boolean {
  const past = pictures.flatMap(({ series, full }) =>
    series.filter(isPast).map(({ values }) => ({ values, full })),
  );
  const nothing = ({ values, full }: (typeof past)[number]) =>
    values.every((value) => value === null || (value === 0 && full === undefined));
  return past.length > 0 && past.every(nothing);
}

/** A picture of now alone. */
export function withoutPast(picture: Picture): Picture {
  return { ...picture, series: picture.series.filter((one) => !isPast(one)) };
}

const isPast = ({ look }: Series): boolean => look === 'BEFORE' || look === 'EARLIER';
