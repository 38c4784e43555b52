/** Where a participant is at some time: by a registration, a booking, or in the cart. */
export interface Elsewhere {
  readonly participant_id: number;
  readonly title: string;
  readonly start_at: string;
  readonly end_at: string;
}

/** From when to when something takes place. */
interface Hours {
  readonly start_at: string;
  readonly end_at: string;
}

/**
 * What a participant has already at the hours of some dates, each title once, in the order in which it begins. Nothing is refused for it: a child may leave
 * the swimming lesson for the theatre. What ends when the other begins is no clash.
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

/** Of things that are taken together on the dates that are chosen, the titles of each two that take place at the same hours, in the order in which they stand. */
export function pairsAtOnce(
  wanted: readonly { readonly title: string; readonly dates: readonly Hours[] }[],
): readonly (readonly [string, string])[] {
  return wanted.flatMap((one, index) =>
    wanted
      .slice(index + 1)
      .filter((other) => one.dates.some((date) => other.dates.some((each) => overlap(date, each))))
      .map((other) => [one.title, other.title] as const),
  );
}

function overlap(one: Hours, other: Hours): boolean {
  return one.start_at < other.end_at && one.end_at > other.start_at;
}
