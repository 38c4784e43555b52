import { formatDates } from '@ribambelle/texts/formats/format-dates.ts';
import { localTimeOf, type Reading } from '@ribambelle/texts/formats/local-time.ts';

interface Dated {
  readonly dates: readonly { readonly start_at: string; readonly end_at: string }[];
  readonly availability: { readonly start_at: string; readonly end_at: string };
}

/** Returns the chosen dates in one line; without any, the time of the availability. */
export function whenOf(registration: Dated, input: { reading: Reading; now: string }): string {
  const { dates, availability } = registration;
  return formatDates(dates.length > 0 ? dates : [availability], {
    ...input.reading,
    current_year: localTimeOf(input.now, input.reading.time_zone).year,
  });
}
