import { useWebsite } from '@ribambelle/ui/data/site-context.tsx';
import type { Reading } from '@ribambelle/ui/dates/local-time.ts';
import { useLanguage } from '@ribambelle/ui/texts/texts-context.tsx';

/** How dates are read here: in the language of the page and the organiser's time zone. */
export function useReading(): Reading {
  return { language: useLanguage(), time_zone: useWebsite().organiser.timezone };
}
