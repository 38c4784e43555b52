import { casesOf } from '@ribambelle/testing/reading/cases.ts';
import { expect, test } from 'vitest';
import type { Availability, AvailabilityDate, AvailabilityStatus } from './availability.ts';
import {
  bookableDates,
  cardBadge,
  dateStatus,
  effectiveStatus,
  type RegistrationNotice,
  registrationNotice,
} from './status.ts';

const STATUSES: readonly AvailabilityStatus[] = ['OPEN', 'CLOSED', 'FULL', 'OVERLAP'];
const NAMES = ['A', 'B'];
const NONE = '–';

function statusOf(cell: string | undefined): AvailabilityStatus {
  const status = STATUSES.find((one) => one === cell);
  if (status === undefined) throw new Error(`${cell} is no status`);
  return status;
}

/** `2 July 09:00` */
function at(words: string): string {
  const [day = '', , hour = ''] = words.split(' ');
  return `2026-07-${day.padStart(2, '0')}T${hour}:00.000Z`;
}
const writtenMoment = (instant: string) =>
  `${Number(instant.slice(8, 10))} July ${instant.slice(11, 16)}`;

/** `4/10`, and `4/–` without a limit. */
function placesOf(cell: string) {
  if (cell === NONE) return { registered: 0, capacity: null };
  const [registered, capacity] = cell.split('/');
  return { registered: Number(registered), capacity: capacity === NONE ? null : Number(capacity) };
}

/** `4/10 CLOSED` of a date. */
function dateOf(cell: string, index: number): AvailabilityDate {
  const [places = '', status = 'OPEN'] = cell.split(' ');
  const day = `2026-07-0${6 + index}`;
  return {
    id: index,
    start_at: `${day}T09:00:00.000Z`,
    end_at: `${day}T16:00:00.000Z`,
    status: statusOf(status),
    ...placesOf(places),
  };
}

function availabilityOf(cells: readonly string[]): Availability {
  const [status, whole = '', one = '', other = '', registering = ''] = cells;
  const dates = [one, other].map(dateOf);
  const moment = (word: string) => {
    const words = new RegExp(`${word} (\\d+ July [\\d:]+)`, 'u').exec(registering)?.[1];
    return words === undefined ? null : at(words);
  };
  return {
    status: statusOf(status),
    start_at: dates[0]?.start_at ?? '',
    end_at: dates[1]?.end_at ?? '',
    registrations_start_at: moment('from'),
    registrations_end_at: moment('until'),
    allow_registrations_after_start: registering.includes('after the start'),
    ...placesOf(whole),
    dates,
  };
}

function noticeIn({ kind, at: moment, waiting_list }: RegistrationNotice): string {
  return `${kind}${moment === null ? '' : ` ${writtenMoment(moment)}`}${waiting_list ? ' + list' : ''}`;
}

test.each(casesOf('statuses', 'Cases').map((cells) => [cells.slice(0, 6).join(' | '), cells]))(
  '%s',
  (_name, cells) => {
    const availability = availabilityOf(cells);
    const now = at(cells[5] ?? '');
    const notice = registrationNotice(availability, now);
    const bookable = bookableDates(availability, now).map(({ id }) => NAMES[id]);
    expect([
      effectiveStatus(availability, now),
      ...availability.dates.map((date) => dateStatus(date, { availability, now })),
      bookable.length === 0 ? NONE : bookable.join(' '),
      cardBadge(availability, now) ?? NONE,
      notice === null ? NONE : noticeIn(notice),
    ]).toEqual(cells.slice(6));
  },
);
