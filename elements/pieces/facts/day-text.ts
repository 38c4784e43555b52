import type { LocalTime } from '@ribambelle/texts/formats/local-time.ts';

/** Returns a day of the calendar as data: `2026-07-06`. */
export const dayText = ({ year, month, day }: LocalTime): string =>
  `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
