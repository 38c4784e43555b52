import type { MailFacts } from '@ribambelle/mails/mail.ts';
import { qrAddressOf } from '../bank-transfers/index.ts';
import type { Purchase } from '../checkout/index.ts';
import type { Reader } from './notification-views.ts';

type OrderFacts = MailFacts['order'];

/** What an order's e-mail is written from. */
export function orderFacts(input: {
  purchase: Purchase;
  reader: Reader;
  origin: string;
}): OrderFacts {
  const { purchase, reader, origin } = input;
  const { bank_transfer, service_fee_amount, total_amount, paid_amount, outstanding_amount } =
    purchase;
  return {
    firstname: reader.firstname,
    registrations: purchase.registrations.map(registrationFacts),
    service_fee_amount,
    total_amount,
    paid_amount,
    outstanding_amount,
    transfer: bank_transfer === null ? null : { ...bank_transfer, qr: qrAddressOf(bank_transfer) },
    href: `${origin}/${reader.language}/account/registrations`,
  };
}

function registrationFacts(
  registration: Purchase['registrations'][number],
): OrderFacts['registrations'][number] {
  const { availability, participant, quantity, dates, total_amount } = registration;
  const { location } = availability;
  return {
    activity: availability.activity.title,
    participant: participant.fullname,
    quantity,
    dates: dates.map(({ date }) => date),
    location:
      location === null
        ? ''
        : [location.name, location.city].filter((part) => part !== '').join(', '),
    total_amount,
  };
}
