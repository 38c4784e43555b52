import { formatDateRange } from '@ribambelle/texts/formats/format-date-range.ts';
import { localTimeOf, type Reading } from '@ribambelle/texts/formats/local-time.ts';

interface Dated {
  readonly dates: readonly { readonly start_at: string; readonly end_at: string }[];
  readonly availability: { readonly start_at: string; readonly end_at: string };
}

/** From the first chosen date to the last, in one line; without dates, when the availability is. */
export function whenOf(registration: Dated, input: { reading: Reading; now: string }): string {
  const start_at = registration.dates[0]?.start_at ?? registration.availability.start_at;
  const end_at = registration.dates.at(-1)?.end_at ?? registration.availability.end_at;
  return formatDateRange(
    { start_at, end_at },
    { ...input.reading, current_year: localTimeOf(input.now, input.reading.time_zone).year },
  );
}
