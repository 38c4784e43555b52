/** A participant's commitment at some time: a registration, a booking, or a cart item. */
export interface Elsewhere {
  readonly participant_id: number;
  readonly title: string;
  readonly start_at: string;
  readonly end_at: string;
}

/** The start and end of something. */
interface Hours {
  readonly start_at: string;
  readonly end_at: string;
}

/**
 * Returns the titles of a participant's commitments at the hours of some dates, each once, by
 * start. They are no refusal: a child may leave the swimming lesson for the theatre. One that ends
 * when the other begins is no clash.
 */
export function titlesElsewhere(
  { participant_id, dates }: { readonly participant_id: number; readonly dates: readonly Hours[] },
  elsewhere: readonly Elsewhere[],
): readonly string[] {
  const clashing = elsewhere.filter(
    (one) => one.participant_id === participant_id && dates.some((date) => overlap(one, date)),
  );
  const in_order = clashing.toSorted((one, other) => (one.start_at < other.start_at ? -1 : 1));
  return [...new Set(in_order.map(({ title }) => title))];
}

/**
 * Returns the titles of every pair of purchases that overlap on their chosen dates, in their order.
 */
export function pairsAtOnce(
  wishes: readonly { readonly title: string; readonly dates: readonly Hours[] }[],
): readonly (readonly [string, string])[] {
  return wishes.flatMap((one, index) =>
    wishes
      .slice(index + 1)
      .filter((other) => one.dates.some((date) => other.dates.some((each) => overlap(date, each))))
      .map((other) => [one.title, other.title] as const),
  );
}

function overlap(one: Hours, other: Hours): boolean {
  return one.start_at < other.end_at && one.end_at > other.start_at;
}
