import { localTimeOf } from '@ribambelle/texts/formats/local-time.ts';

/** `2026-07-06T09:00` on the wall of a zone at this moment, as a date and time field wants it. */
export function wallMoment(instant: string, timezone: string): string {
  const { year, month, day, hour, minute } = localTimeOf(instant, timezone);
  return new Date(Date.UTC(year, month - 1, day, hour, minute)).toISOString().slice(0, 16);
}

/** The moment at which the wall of a zone shows this; a time that the change to summer skips moves forward. */
export function momentOfWall(wall: string, timezone: string): string {
  const wanted = Date.parse(`${wall}:00Z`);
  let moment = wanted;
  // the zone's distance from UTC at a guess, then at the moment that follows from it
  for (let round = 0; round < 2; round += 1) {
    moment =
      wanted - (Date.parse(`${wallMoment(new Date(moment).toISOString(), timezone)}:00Z`) - moment);
  }
  return new Date(moment).toISOString();
}
