import { orRefuse } from '../refusal.ts';
import { calendarFile, type CalendarWish } from './calendar-file.ts';

const CONTENT_TYPE = 'text/calendar; charset=utf-8';

/** A calendar as a file to keep; refuses NOT_FOUND when there is no date in it. */
export function calendarAnswer(wish: CalendarWish & { filename: string }) {
  orRefuse(wish.rows[0], 'NOT_FOUND');
  return {
    content_type: CONTENT_TYPE,
    filename: wish.filename,
    bytes: new TextEncoder().encode(calendarFile(wish)),
  };
}
