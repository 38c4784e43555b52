import { orRefuse } from '../refusal.ts';
import { calendarFile, type CalendarWish } from './calendar-file.ts';

const CONTENT_TYPE = 'text/calendar; charset=utf-8';

/** Answers a calendar as a file to download. Refuses NOT_FOUND when it contains no date. */
export function calendarAnswer(wish: CalendarWish & { filename: string }) {
  orRefuse(wish.rows[0], 'NOT_FOUND');
  return {
    content_type: CONTENT_TYPE,
    filename: wish.filename,
    bytes: new TextEncoder().encode(calendarFile(wish)),
  };
}

/** Returns a calendar as an attachment of an e-mail. */
export function calendarAttachment(wish: CalendarWish) {
  return {
    name: 'calendar.ics',
    content_type: CONTENT_TYPE,
    bytes: Buffer.from(calendarFile(wish)),
  };
}
