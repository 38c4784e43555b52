/** A month of the organiser's calendar, `2026-07`: a filter of a catalogue (2 §2). */
export type Period = string;

/** The format of a period: four-digit years that every calendar here supports. */
export const PERIOD = /^(19|20|21)\d{2}-(0[1-9]|1[0-2])$/;

/** True when the text is a period; `2026-13` and `2026-7` are not. */
export function isPeriod(text: unknown): text is Period {
  return typeof text === 'string' && PERIOD.test(text);
}
