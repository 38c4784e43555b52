import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import type { DelayType } from '@ribambelle/domain/notifications/triggers.ts';

/** The units of a delay, in minutes, the largest first. */
export const DELAY_UNITS = [1440, 60, 1] as const;

export type DelayUnit = (typeof DELAY_UNITS)[number];

/** Returns the largest unit in which a delay is a whole number; days for none. */
export function unitOf(minutes: number): DelayUnit {
  return DELAY_UNITS.find((unit) => minutes % unit === 0) ?? 1;
}

/** Returns how a delay is written: "3 days before the start of the first date". */
export function useWhen(): (of: {
  readonly delay: number;
  readonly delay_type: DelayType;
}) => string {
  const texts = useTexts('office-notification-definitions');
  return ({ delay, delay_type }) => {
    if (delay === 0 && delay_type === 'AFTER_TRIGGER') return texts.at_once;
    const unit = unitOf(delay);
    const words = { 1440: texts.days, 60: texts.hours, 1: texts.minutes }[unit];
    return texts.when(words(delay / unit), texts.moments[delay_type]);
  };
}
