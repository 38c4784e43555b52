import { useRenderedAt, useWebsite } from '@ribambelle/ui/data/site-context.tsx';
import { localTimeOf, type Reading } from '@ribambelle/texts/formats/local-time.ts';
import { useLanguage } from '@ribambelle/client/texts/texts-context.tsx';

/** How dates are read here: in the language of the page and the organiser's time zone, with years only where it is not this one. */
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
    // of the minute, which all pages that are drawn in it have in common
    current_year: localTimeOf(`${rendered_at.slice(0, 16)}Z`, time_zone).year,
  };
}
