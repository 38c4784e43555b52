import { bookingColumns } from '@ribambelle/api/bookings/booking-columns.ts';
import type { listOfficeBookings } from '@ribambelle/api/bookings/list-office-bookings.ts';
import type { officeBooking } from '@ribambelle/api/bookings/shapes.ts';
import type { RequestOf } from '@ribambelle/api/endpoint.ts';
import type { z } from 'zod';
import type { Unpaged } from '../database/counted.ts';
import { isPeopleResembling } from '../database/search.ts';
import type { OfficeList, Searched } from '../lists/office-list.ts';
import { textReader } from '../texts/bilingual.ts';
import { type BookingRow, selectBookings } from './booking-views.ts';
import { presentForOffice } from './present-booking.ts';

/** Bookings, as a list of the back-office. */
export const bookingList: OfficeList<
  Unpaged<RequestOf<typeof listOfficeBookings>>,
  BookingRow,
  z.infer<typeof officeBooking>
> &
  Searched = {
  permission: 'bookings.read',
  resembles: isPeopleResembling,
  columns: bookingColumns,
  select: ({ sort, ...filters }, { organiser, now }) => {
    const { timezone } = organiser;
    return selectBookings({ filters, sort, timezone, now });
  },
  present: (row, reader) =>
    presentForOffice(row, { text: textReader(reader), now: reader.now, held: reader.permissions }),
};
