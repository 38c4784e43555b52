/** The units into which a schedule divides an hour: five minutes each (2 §9). */
export const UNITS_AN_HOUR = 12;

const MINUTES = 60;
const MINUTES_A_UNIT = MINUTES / UNITS_AN_HOUR;
const MINUTES_A_DAY = 24 * MINUTES;

/** The least length of a drawn item, in units, so that it can be read and pressed. */
const LEAST_UNITS = 8;

/** The time of an item on one day, in wall-clock minutes after midnight. */
export interface OnTheDay {
  readonly id: number;
  readonly from_minute: number;
  readonly to_minute: number;
}

/** The range of hours that is drawn: 9 to 17. */
export interface ShownHours {
  readonly first_hour: number;
  readonly last_hour: number;
}

/**
 * The position of an item in its day: units below the first hour, and its lane among those side by
 * side.
 */
export interface PlacedItem {
  readonly id: number;
  readonly from_unit: number;
  readonly units: number;
  readonly lane: number;
  readonly lanes: number;
}

/** A moment as the wall clock shows it. */
interface WallMoment {
  readonly day: string;
  readonly hour: number;
  readonly minute: number;
}

/**
 * Returns the time of an item on the day on which it begins. One that lasts into the next day ends
 * with the day; one that ends at an earlier hour of the same day, because the clock went back, gets
 * the least length.
 */
export function onTheDay(
  id: number,
  { start, end }: { readonly start: WallMoment; readonly end: WallMoment },
): OnTheDay {
  const from_minute = minuteOf(start);
  const to_minute = end.day === start.day ? minuteOf(end) : MINUTES_A_DAY;
  return { id, from_minute, to_minute: Math.max(to_minute, from_minute + MINUTES_A_UNIT) };
}

/**
 * Returns the earliest and latest hour with an item, within the bounds (2 §9); null when there is
 * none.
 */
export function hoursShown(
  items: readonly OnTheDay[],
  bounds: { readonly start_hour: number | null; readonly end_hour: number | null },
): ShownHours | null {
  const least = bounds.start_hour ?? 0;
  const most = bounds.end_hour ?? 24;
  const within = items.filter(
    ({ from_minute, to_minute }) => from_minute < most * MINUTES && to_minute > least * MINUTES,
  );
  if (within.length === 0 || least >= most) return null;
  const first = Math.min(...within.map(({ from_minute }) => Math.floor(from_minute / MINUTES)));
  const last = Math.max(...within.map(({ to_minute }) => Math.ceil(to_minute / MINUTES)));
  return { first_hour: Math.max(least, first), last_hour: Math.min(most, last) };
}

/**
 * Places the items of one day within the hours, by start; overlapping ones stand side by side, in
 * as few lanes as possible.
 */
export function placeItems(
  items: readonly OnTheDay[],
  { first_hour, last_hour }: ShownHours,
): readonly PlacedItem[] {
  const total = (last_hour - first_hour) * UNITS_AN_HOUR;
  const unitsAfterFirst = (minute: number) => (minute - first_hour * MINUTES) / MINUTES_A_UNIT;
  const pieces = items
    .map(({ id, from_minute, to_minute }) => ({
      id,
      from: Math.max(0, Math.floor(unitsAfterFirst(from_minute))),
      to: Math.min(total, Math.ceil(unitsAfterFirst(to_minute))),
    }))
    .filter(({ from, to }) => from < total && to > 0)
    .map((piece) => withLeastLength(piece, total))
    .toSorted((one, other) => one.from - other.from || other.to - one.to || one.id - other.id);
  return groupsThatMeet(pieces).flatMap(inLanes);
}

interface Piece {
  readonly id: number;
  readonly from: number;
  readonly to: number;
}

/** Extends a piece that is too short to read downwards, or upwards at the end of the day. */
function withLeastLength({ id, from, to }: Piece, total: number): Piece {
  if (to - from >= LEAST_UNITS) return { id, from, to };
  const end = Math.min(total, from + LEAST_UNITS);
  return { id, from: Math.max(0, end - LEAST_UNITS), to: end };
}

/** Groups pieces by start; a new group begins where no piece runs any more. */
function groupsThatMeet(pieces: readonly Piece[]): readonly (readonly Piece[])[] {
  const groups: Piece[][] = [];
  let end = 0;
  for (const piece of pieces) {
    const group = groups.at(-1);
    if (group === undefined || piece.from >= end) groups.push([piece]);
    else group.push(piece);
    end = Math.max(end, piece.to);
  }
  return groups;
}

/** Puts each piece into the first lane that is free when it begins. */
function inLanes(group: readonly Piece[]): readonly PlacedItem[] {
  const ends: number[] = [];
  const placed = group.map(({ id, from, to }) => {
    const free = ends.findIndex((end) => end <= from);
    const lane = free === -1 ? ends.length : free;
    ends[lane] = to;
    return { id, from_unit: from, units: to - from, lane };
  });
  return placed.map((item) => ({ ...item, lanes: ends.length }));
}

function minuteOf({ hour, minute }: WallMoment): number {
  return hour * MINUTES + minute;
}
