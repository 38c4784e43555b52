import { useRenderedAt, useWebsite } from '@ribambelle/ui/data/site-context.tsx';
import { localTimeOf, type Reading } from '@ribambelle/texts/formats/local-time.ts';
import { useLanguage } from '@ribambelle/client/texts/texts-context.tsx';

/**
 * Returns the settings for dates: the language of the page, the organiser's time zone, and the
 * current year, because only other years are written.
 */
export function useReading(): Reading & {
  readonly current_year: number;
  readonly rendered_at: string;
} {
  const time_zone = useWebsite().organiser.timezone;
  const rendered_at = useRenderedAt();
  return {
    language: useLanguage(),
    time_zone,
    rendered_at,
    // to the minute, which all pages drawn in it share
    current_year: localTimeOf(`${rendered_at.slice(0, 16)}Z`, time_zone).year,
  };
}
