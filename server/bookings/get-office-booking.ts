import { getOfficeBooking as endpoint } from '@ribambelle/api/bookings/get-office-booking.ts';
import { fullname } from '@ribambelle/domain/customers/names.ts';
import { seesFields } from '@ribambelle/domain/permissions/field-groups.ts';
import { action } from '../action.ts';
import { orRefuse } from '../refusal.ts';
import { presentLocation } from '../resources/index.ts';
import { textReader } from '../texts/bilingual.ts';
import { findBooking } from './booking-views.ts';
import { datesOf, presentForOffice } from './present-booking.ts';

/** Answers one booking for staff, with its dates, its participants and the amount to give back. */
export const getOfficeBooking = action(
  endpoint,
  async ({ db, request, organiser, collaborator, language, now }) => {
    const row = orRefuse(await findBooking(db, { cuid: request.booking }), 'BOOKING_NOT_FOUND');
    const permissions = collaborator.permissions;
    const text = textReader({ language, organiser });
    const seesMoney = seesFields(permissions, 'MONEY');
    const { cart, payment_split, cancellation_message, created_by } = row;
    return {
      ...presentForOffice(row, { text, now, held: permissions }),
      dates: datesOf(row),
      payment_split,
      participations: row.participations.map(({ participant, total_amount, paid_amount }) => ({
        participant: { cuid: participant.cuid, fullname: fullname(participant) },
        total_amount: seesMoney ? total_amount : null,
        paid_amount: seesMoney ? paid_amount : null,
      })),
      location: presentLocation(row.location, text)?.title ?? null,
      cart,
      credit_amount: seesMoney ? row.credit_amount : null,
      cancellation_message,
      created_by,
    };
  },
);
