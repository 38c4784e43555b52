import type { Answer } from '@ribambelle/api/client.ts';

/** A date as the calendar shows it. */
export type CalendarDate = Answer<'listCalendarDates'>['dates'][number];
