/**
 * The look of a series, told apart by form and not by colour alone: amounts below are hatched, and
 * earlier ones are dashed or only outlined.
 */
export type SeriesLook = 'NOW' | 'BEFORE' | 'EARLIER' | 'BELOW';

/**
 * A series of a picture: its name, and a value for each name along the picture; null where none is
 * known yet.
 */
export interface Series {
  readonly name: string;
  readonly look: SeriesLook;
  readonly values: readonly (number | null)[];
}

/**
 * A picture of a report: bars below each other for things, columns for amounts over time, lines for
 * comparisons over time.
 */
export interface Picture {
  readonly form: 'BARS' | 'COLUMNS' | 'LINES';
  readonly names: readonly string[];
  readonly series: readonly Series[];
  /** Writes a value. */
  readonly write: (value: number) => string;
  /** The greatest possible value; when left out, the greatest of the series. */
  readonly full?: number | undefined;
}

/**
 * Returns a picture without empty bars: in bars of amounts and counts, things with no amount in any
 * series are left out, and a single nought is not drawn. Shares keep theirs, because nought per
 * cent is worth knowing; so do pictures over time.
 */
export function withoutNothing(picture: Picture): Picture {
  const { form, names, series, full } = picture;
  if (form !== 'BARS' || full !== undefined) return picture;
  const kept_indexes = names.flatMap((_, at) =>
    series.some(({ values }) => (values[at] ?? 0) !== 0) ? [at] : [],
  );
  return {
    ...picture,
    names: kept_indexes.map((at) => names[at] ?? ''),
    series: series.map((one) => ({
      ...one,
      values: kept_indexes.map((at) => one.values[at] || null),
    })),
  };
}

/**
 * True when pictures compare with an earlier time that has nothing; a share of 0 % is something.
 */
export function hasEmptyPast(pictures: readonly Picture[]): boolean {
  const past = pictures.flatMap(({ series, full }) =>
    series.filter(isPast).map(({ values }) => ({ values, full })),
  );
  const nothing = ({ values, full }: (typeof past)[number]) =>
    values.every((value) => value === null || (value === 0 && full === undefined));
  return past.length > 0 && past.every(nothing);
}

/** Returns a picture without its earlier series. */
export function withoutPast(picture: Picture): Picture {
  return { ...picture, series: picture.series.filter((one) => !isPast(one)) };
}

const isPast = ({ look }: Series): boolean => look === 'BEFORE' || look === 'EARLIER';
