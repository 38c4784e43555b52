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

/** A calendar as a file that goes with an e-mail. */
export function calendarAttachment(wish: CalendarWish) {
  return {
    name: 'calendar.ics',
    content_type: CONTENT_TYPE,
    bytes: Buffer.from(calendarFile(wish)),
  };
}
