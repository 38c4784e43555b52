import type { booking, officeBooking } from '@ribambelle/api/bookings/shapes.ts';
import type { Json } from '@ribambelle/database/json.ts';
import { canonicalInstant } from '@ribambelle/domain/base/instants.ts';
import { bookingStatus } from '@ribambelle/domain/bookings/booking-status.ts';
import { fullname } from '@ribambelle/domain/customers/names.ts';
import { seesFields } from '@ribambelle/domain/permissions/field-groups.ts';
import { depositDue } from '@ribambelle/domain/receivables/deposit-due.ts';
import type { Permission } from '@ribambelle/domain/permissions/permissions.ts';
import type { z } from 'zod';
import { presentLocation } from '../resources/index.ts';
import type { BookingRow } from './booking-views.ts';

type Text = (column: Json) => string;

/** Returns the dates of a booking, as calls show them. */
export function datesOf({ dates }: Pick<BookingRow, 'dates'>) {
  return dates.map(({ start_at, end_at }) => ({
    start_at: canonicalInstant(start_at) ?? start_at,
    end_at: canonicalInstant(end_at) ?? end_at,
  }));
}

/** Returns a booking as its owner sees it (3 §3). */
export function presentBooking(row: BookingRow, text: Text): z.output<typeof booking> {
  const { id, cuid, resource, images, location, payment_split, cancelled_at, created_at } = row;
  return {
    id,
    cuid,
    resource: {
      id: resource.id,
      cuid: resource.cuid,
      name: text(resource.name),
      images,
      location: presentLocation(location, text),
    },
    dates: datesOf(row),
    participations: row.participations.map(({ participant, ...one }) => ({
      ...one,
      participant: { id: participant.id, cuid: participant.cuid, fullname: fullname(participant) },
    })),
    payment_split,
    total_amount: row.total_amount,
    deposit_amount: depositDue(row),
    paid_amount: row.paid_amount,
    outstanding_amount: row.owed_amount,
    cancelled_at,
    created_at,
  };
}

/** Returns a booking as the lists of staff show it, without the amounts that they may not see. */
export function presentForOffice(
  row: BookingRow,
  { text, now, held }: { text: Text; now: string; held: readonly Permission[] },
): z.output<typeof officeBooking> {
  const { id, cuid, resource, start_at, end_at, cancelled_at, created_at } = row;
  const seesMoney = seesFields(held, 'MONEY');
  return {
    id,
    cuid,
    status: bookingStatus(row, now),
    resource: { cuid: resource.cuid, name: text(resource.name) },
    customer: { cuid: row.customer.cuid, fullname: fullname(row.customer) },
    start_at,
    end_at,
    dates_count: row.dates.length,
    participants: row.participations.map(({ participant }) => fullname(participant)),
    cancelled_at,
    created_at,
    total_amount: seesMoney ? row.total_amount : null,
    paid_amount: seesMoney ? row.paid_amount : null,
  };
}
