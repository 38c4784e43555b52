import { atOnce } from '../database/statements.ts';
import type { getCheckoutSuccess } from '@ribambelle/api/checkout/get-checkout-success.ts';
import type { AnswerOf } from '@ribambelle/api/endpoint.ts';
import { addressLine } from '@ribambelle/domain/locations/address-lines.ts';
import { fullname } from '@ribambelle/domain/customers/names.ts';
import type { Language } from '@ribambelle/domain/base/languages.ts';
import { bankTransferOf } from '../bank-transfers/index.ts';
import type { Db } from '../database/transaction.ts';
import { shownLocation } from '../locations/index.ts';
import type { Organiser } from '../organisers/organiser.ts';
import { textReader } from '../texts/bilingual.ts';
import {
  type CartAfter,
  findLastPayment,
  loadOrderSums,
  loadDatesAfter,
  loadRegistrationsAfter,
  type RegistrationAfter,
} from './checkout-views.ts';

export type Purchase = AnswerOf<typeof getCheckoutSuccess>;

/** What became of a cart: registrations by start, amounts, the last payment online, and how to pay what remains by transfer. */
export async function readPurchase(
  db: Db,
  input: { organiser: Organiser; cart: CartAfter; language: Language },
): Promise<Purchase> {
  const { organiser, cart } = input;
  const of = { organiser_id: organiser.id, cart_id: cart.id };
  const [rows, dates, payment, sums] = await atOnce(
    () => loadRegistrationsAfter(db, of),
    () => loadDatesAfter(db, of),
    () => findLastPayment(db, of),
    () => loadOrderSums(db, of),
  );
  const datesOf = Map.groupBy(dates, (date) => date.registration_id);
  const text = textReader({ language: input.language, organiser });
  const registrations = rows.map((row) =>
    presentRegistration(row, { dates: datesOf.get(row.id) ?? [], text }),
  );
  const { customer_id: _, ...shown } = cart;
  const { total_amount, paid_amount, service_fee_amount, owed_amount: outstanding_amount } = sums;
  return {
    cart: shown,
    registrations,
    service_fee_amount,
    payment,
    outstanding_amount,
    bundles: [],
    vouchers: [],
    memberships: [],
    registrations_requests: [],
    bookings: [],
    coupons_enabled: organiser.coupons_enabled,
    total_amount,
    paid_amount,
    bank_transfer: bankTransferOf(organiser, {
      amount: outstanding_amount,
      reference: cart.reference,
    }),
  };
}

function presentRegistration(
  row: RegistrationAfter,
  input: {
    dates: readonly { id: number; start_at: string; end_at: string }[];
    text: ReturnType<typeof textReader>;
  },
): Purchase['registrations'][number] {
  const { participant, availability, activity, location, options, start_at, end_at, ...own } = row;
  return {
    ...own,
    participant: { id: participant.id, cuid: participant.cuid, fullname: fullname(participant) },
    availability: {
      ...availability,
      start_at,
      end_at,
      location: shownLocation(input.text, location),
      activity: { ...activity, title: input.text(activity.title) },
    },
    address: location === null ? '' : addressLine(location),
    options: options.map(({ title, label, content }) => ({
      title: input.text(title),
      label: input.text(label),
      content,
    })),
    dates: input.dates.map(({ id, ...date }) => ({
      date_id: id,
      date: { id, start_at: date.start_at, end_at: date.end_at },
    })),
  };
}
