import type { Language } from '@ribambelle/domain/base/languages.ts';
import { instantOfMillis, millisOf } from '@ribambelle/domain/base/instants.ts';
import { calendarIdentity } from '@ribambelle/domain/calendar/calendar-event.ts';
import { timezoneComponent } from '@ribambelle/domain/calendar/timezone-component.ts';
import { addressLine } from '@ribambelle/domain/locations/address-lines.ts';
import { textsFor } from '@ribambelle/texts/texts-for.ts';
import ical, { ICalCalendarMethod, type ICalEventData, ICalEventStatus } from 'ical-generator';
import type { Organiser } from '../organisers/organiser.ts';
import { textReader } from '../texts/bilingual.ts';
import type { CalendarRow } from './calendar-views.ts';

const REFRESH_SECONDS = 3600;

export interface CalendarWish {
  readonly rows: readonly CalendarRow[];
  readonly organiser: Organiser;
  readonly language: Language;
  /** The address of the organiser's site, for the links in it. */
  readonly origin: string;
}

/**
 * Writes dates as an iCalendar file: hours in the organiser's zone, whose rules are included;
 * cancelled dates are marked. The same rows give the same bytes.
 */
export function calendarFile(wish: CalendarWish): string {
  const { rows, organiser } = wish;
  const calendar = ical({
    name: organiser.name,
    prodId: { company: 'Ribambelle', product: 'Calendar', language: wish.language.toUpperCase() },
    method: ICalCalendarMethod.PUBLISH,
    ttl: REFRESH_SECONDS,
    // each event has its own zone: a zone for the whole file would also convert the moments of
    // DTSTAMP, which are in UTC
    timezone: {
      name: null,
      generator: (zone) => timezoneComponent(zone, spanOf(rows)),
    },
  });
  for (const row of rows) calendar.createEvent(eventOf(row, wish));
  // each line ends with CRLF (RFC 5545, 3.1), including the last one, where the library omits it
  return `${calendar.toString()}\r\n`;
}

function eventOf(row: CalendarRow, wish: CalendarWish): ICalEventData {
  const { organiser, language, origin } = wish;
  const texts = textsFor(language).calendar;
  const text = textReader({ language, organiser });
  const { uid, sequence, status } = calendarIdentity(row, organiser.cuid);
  const { kind, participants, own } = row;
  const account = `${origin}/${language}/account/${kind}`;
  const url = own ? `${account}/${row.bought_cuid}` : account;
  const name = text(row.title);
  const title = participants === '' ? name : texts.event(name, participants);
  const { location } = row;
  const where =
    location === null
      ? ''
      : [text(location.title) || location.name, addressLine(location)].filter(Boolean).join(', ');
  return {
    id: uid,
    sequence,
    status: ICalEventStatus[status],
    summary: row.cancelled ? texts.cancelled_event(title) : title,
    description: texts.event_description[own ? kind : 'others'](organiser.name, url),
    url,
    timezone: organiser.timezone,
    start: at(row.start_at, organiser.timezone),
    end: at(row.end_at, organiser.timezone),
    stamp: at(row.changed_at, 'UTC'),
    ...(where === '' ? {} : { location: where }),
  };
}

function at(instant: string, zone: string): Temporal.ZonedDateTime {
  return Temporal.Instant.from(instant).toZonedDateTimeISO(zone);
}

/** Returns the span from the first start to the last end; without dates, any moment. */
function spanOf(rows: readonly CalendarRow[]): { start_at: string; end_at: string } {
  const ends = rows.map((row) => millisOf(row.end_at));
  const start_at = rows[0]?.start_at ?? instantOfMillis(0);
  return { start_at, end_at: rows.length === 0 ? start_at : instantOfMillis(Math.max(...ends)) };
}
