import { addressLine } from '@ribambelle/domain/locations/address-lines.ts';
import type { MailFacts } from '@ribambelle/mails/mail.ts';
import { qrAddressOf } from '../bank-transfers/index.ts';
import { findMeansOfOrder } from '../payment-mandates/index.ts';
import type { Purchase } from '../checkout/index.ts';
import type { Db } from '../database/transaction.ts';
import type { Organiser } from '../organisers/organiser.ts';
import { answerText } from '../texts/answer-text.ts';
import { textReader } from '../texts/bilingual.ts';
import { orderConditions } from './order-conditions.ts';
import type { Reader } from './notification-views.ts';
import {
  isOrderedInAdvance,
  loadOrderedAnswers,
  loadOrderedLocations,
  loadOrderedOptions,
  loadOrderedPolicies,
  type OrderedAnswer,
  type OrderedLocation,
  type OrderedOption,
} from './order-views.ts';

type OrderFacts = MailFacts['order'];
type Registration = Purchase['registrations'][number];

/** The options, answers and locations of one registration. */
interface Details {
  readonly options: readonly OrderedOption[];
  readonly answers: readonly OrderedAnswer[];
  readonly location: OrderedLocation | undefined;
}

/** Reads the facts for the e-mail of an order, in the reader's language. */
export async function readOrderFacts(
  db: Db,
  input: { purchase: Purchase; reader: Reader; organiser: Organiser; origin: string },
): Promise<OrderFacts> {
  const { purchase, reader, organiser, origin } = input;
  const { cart, bank_transfer } = purchase;
  const { service_fee_amount, total_amount, paid_amount, outstanding_amount } = purchase;
  const options = Map.groupBy(await loadOrderedOptions(db, cart.id), (row) => row.registration_id);
  const answers = Map.groupBy(await loadOrderedAnswers(db, cart.id), (row) => row.registration_id);
  const locations = await loadOrderedLocations(db, cart.id);
  const collected_by = await findMeansOfOrder(db, cart.id);
  const text = textReader({ language: reader.language, organiser });
  const factsOf = (registration: Registration) =>
    registrationFacts(registration, {
      text,
      options: options.get(registration.id) ?? [],
      answers: answers.get(registration.id) ?? [],
      location: locations.find((row) => row.registration_id === registration.id),
    });
  return {
    firstname: reader.firstname,
    ordered_in_advance: await isOrderedInAdvance(db, cart.id),
    registrations: purchase.registrations.map(factsOf),
    bookings: purchase.bookings.map(bookingFacts),
    memberships: purchase.memberships.map(({ title, participant, start_at, end_at, ...money }) => ({
      title,
      participant: participant?.fullname ?? '',
      start_at,
      end_at,
      total_amount: money.total_amount,
    })),
    bundles: purchase.bundles.map(({ title, participant, capacity, expires_at, ...money }) => ({
      title,
      participant: participant?.fullname ?? '',
      capacity,
      expires_at,
      total_amount: money.total_amount,
    })),
    vouchers: purchase.vouchers.map(({ title, code, amount, bundle, expires_at, ...money }) => ({
      title,
      code,
      amount,
      bundle,
      expires_at,
      total_amount: money.total_amount,
      paid: money.paid_amount >= money.total_amount,
      href: `${origin}/${reader.language}/redeem/${code}`,
    })),
    service_fee_amount,
    total_amount,
    paid_amount,
    outstanding_amount,
    collected_by,
    // what is collected must not be transferred as well
    transfer:
      bank_transfer === null || collected_by !== null
        ? null
        : { ...bank_transfer, qr: qrAddressOf(bank_transfer) },
    conditions: orderConditions(purchase, {
      language: reader.language,
      policies: await loadOrderedPolicies(db, cart.id),
    }),
    href: `${origin}/${reader.language}/account/carts/${cart.cuid}`,
  };
}

function registrationFacts(
  registration: Registration,
  input: Details & { text: ReturnType<typeof textReader> },
): OrderFacts['registrations'][number] {
  const { availability, participant, quantity, dates, total_amount } = registration;
  const { text, location } = input;
  return {
    activity: availability.activity.title,
    participant: participant.fullname,
    quantity,
    dates: dates.map(({ date }) => date),
    location:
      location === undefined
        ? ''
        : [text(location.title) || location.name, addressLine(location)]
            .filter((part) => part !== '')
            .join(', '),
    options: input.options.map((option) => optionFacts(option, text)),
    answers: input.answers.map(({ title, content, choices }) => ({
      question: text(title),
      answer: answerText(content, { choices, text }),
    })),
    total_amount,
  };
}

function bookingFacts(booking: Purchase['bookings'][number]): OrderFacts['bookings'][number] {
  const { resource, participations, dates, total_amount } = booking;
  const { location } = resource;
  return {
    resource: resource.name,
    participants: participations.map(({ participant }) => participant.fullname),
    dates,
    location:
      location === null
        ? ''
        : [location.title, addressLine(location)].filter((part) => part !== '').join(', '),
    total_amount,
  };
}

/** Returns the title of an option, `T-shirt`, with its chosen value or the text written for it. */
function optionFacts(
  { title, label, content, amount }: OrderedOption,
  text: ReturnType<typeof textReader>,
) {
  const name = text(title);
  const parts = [text(label), content ?? ''].filter((part) => part !== '' && part !== name);
  return { title: name, chosen: parts.join(' · '), amount };
}
