import { localTimeOf } from '@ribambelle/texts/formats/local-time.ts';

/** Returns `2026-07-06T09:00`, the local time of a zone at a moment, for a date and time field. */
export function wallMoment(instant: string, timezone: string): string {
  const { year, month, day, hour, minute } = localTimeOf(instant, timezone);
  return new Date(Date.UTC(year, month - 1, day, hour, minute)).toISOString().slice(0, 16);
}

/**
 * Returns the moment of a local time in a zone; a time that the change to summer skips moves
 * forward.
 */
export function momentOfWall(wall: string, timezone: string): string {
  const wanted_time = Date.parse(`${wall}:00Z`);
  let moment = wanted_time;
  // the zone's offset from UTC at a guess, then at the moment that follows from it
  for (let round = 0; round < 2; round += 1) {
    moment =
      wanted_time -
      (Date.parse(`${wallMoment(new Date(moment).toISOString(), timezone)}:00Z`) - moment);
  }
  return new Date(moment).toISOString();
}
