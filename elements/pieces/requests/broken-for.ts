import type { Answer } from '@ribambelle/api/client.ts';

/** The constraints that a selection breaks, for each participant of the family, or for nobody. */
export type Checked = Answer<'checkRegistrationsRequest'>['checked'];

type Broken = Checked[number]['broken'][number];

/**
 * A broken constraint, and the participants of the request who break it; empty for nobody in
 * particular.
 */
export interface BrokenFor extends Broken {
  readonly participant_ids: readonly number[];
}

/**
 * Returns the constraints that any of these participants breaks, in the order of the constraints,
 * with every date that causes it; while nobody is chosen, those that every one of the family would
 * break, with the dates that cause it for each.
 */
export function brokenFor(checked: Checked, participants: readonly number[]): readonly BrokenFor[] {
  const chosen_checks = checked.filter(
    ({ participant_id }) => participant_id !== null && participants.includes(participant_id),
  );
  const nobody = chosen_checks.length === 0;
  const counted_checks = nobody ? checked : chosen_checks;
  const all = counted_checks.flatMap(({ participant_id, broken }) =>
    broken.map((one) => ({ ...one, participant_id })),
  );
  return [...Map.groupBy(all, ({ cuid }) => cuid).values()].flatMap((each) => {
    const [first] = each;
    if (first === undefined || (nobody && each.length < counted_checks.length)) return [];
    const { participant_id: _of_one, ...constraint } = first;
    const dates = each.map(({ availabilities }) => availabilities);
    return {
      ...constraint,
      availabilities: nobody ? inEach(dates) : inAny(dates),
      participant_ids: nobody ? [] : each.flatMap(({ participant_id }) => participant_id ?? []),
    };
  });
}

type Dates = readonly Broken['availabilities'][];

function inEach(dates: Dates): Broken['availabilities'] {
  return inAny(dates).filter(({ cuid }) =>
    dates.every((list) => list.some((d) => d.cuid === cuid)),
  );
}

function inAny(dates: Dates): Broken['availabilities'] {
  return [...new Map(dates.flat().map((date) => [date.cuid, date])).values()];
}
