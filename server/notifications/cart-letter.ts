import type { ReactNode } from 'react';
import { type BankTransfer, qrAddressOf } from '../bank-transfers/index.ts';
import type { Purchase } from '../checkout/index.ts';
import {
  button,
  facts,
  h,
  heading,
  letterHtml,
  moneyText,
  paragraph,
  spanText,
} from '../letters/index.ts';
import type { Organiser } from '../organisers/organiser.ts';
import { letterTexts } from './letter-texts.ts';
import type { Reader } from './notification-views.ts';

const DATES_SHOWN = 6;

type Fact = readonly [string, string];

/** The letter that confirms a cart, as subject, text and HTML: what was booked, what it costs, and how to pay what remains (R19). */
export function cartLetter(input: {
  purchase: Purchase;
  reader: Reader;
  organiser: Organiser;
  origin: string;
}) {
  const { purchase, reader, organiser } = input;
  const { language } = reader;
  const texts = letterTexts(language);
  const href = `${input.origin}/${language}/account/registrations`;
  const subject = texts.cart_subject(organiser.name);
  const booked = purchase.registrations.map((one) => ({
    title: one.availability.activity.title,
    rows: factsOf(one, { organiser, language }),
  }));
  const amounts = amountsOf(purchase, { organiser, language });
  const transfer =
    purchase.bank_transfer === null
      ? []
      : transferFacts(purchase.bank_transfer, { organiser, language });
  const html = letterHtml(
    { language, title: subject, sender: organiser },
    paragraph(texts.greeting(reader.firstname)),
    paragraph(texts.cart_opening),
    ...booked.flatMap(({ title, rows }, index) => [
      h('div', { key: index }, heading(title), facts(rows)),
    ]),
    h(
      'div',
      { style: { marginTop: 24, paddingTop: 16, borderTop: '1px solid #eae4dc' } },
      facts(amounts),
    ),
    ...(purchase.bank_transfer === null
      ? []
      : [transferBlock(purchase.bank_transfer, { rows: transfer, texts })]),
    button(href, texts.see_registrations),
  );
  const lines = [
    texts.greeting(reader.firstname),
    '',
    texts.cart_opening,
    '',
    ...booked.flatMap(({ title, rows }) => [title, ...rows.map(lineOf), '']),
    ...amounts.map(lineOf),
    '',
    ...(transfer.length === 0 ? [] : [texts.transfer_heading, ...transfer.map(lineOf), '']),
    href,
    '',
    organiser.name,
  ];
  return { subject, html, text: lines.join('\n') };
}

function factsOf(
  registration: Purchase['registrations'][number],
  input: { organiser: Organiser; language: 'fr' | 'en' },
): readonly Fact[] {
  const { organiser, language } = input;
  const texts = letterTexts(language);
  const { participant, dates, quantity, total_amount, availability } = registration;
  const shown = dates
    .slice(0, DATES_SHOWN)
    .map(({ date }) => spanText(date, { language, timezone: organiser.timezone }));
  const more = dates.length > DATES_SHOWN ? [texts.and_more(dates.length - DATES_SHOWN)] : [];
  const place =
    availability.location === null
      ? ''
      : [availability.location.name, availability.location.city].filter(Boolean).join(', ');
  return [
    [
      texts.for_participant,
      quantity > 1 ? `${participant.fullname} × ${quantity}` : participant.fullname,
    ],
    ...[...shown, ...more].map((text, index): Fact => [index === 0 ? texts.when : '', text]),
    ...(place === '' ? [] : [[texts.where, place] satisfies Fact]),
    [texts.price, moneyText(total_amount, { language, currency: organiser.currency })],
  ];
}

function amountsOf(
  purchase: Purchase,
  input: { organiser: Organiser; language: 'fr' | 'en' },
): readonly Fact[] {
  const texts = letterTexts(input.language);
  const money = (amount: number) =>
    moneyText(amount, { language: input.language, currency: input.organiser.currency });
  const { service_fee_amount, paid_amount } = purchase;
  return [
    ...(service_fee_amount === 0
      ? []
      : [[texts.service_fee, money(service_fee_amount)] satisfies Fact]),
    [texts.total, money(purchase.total_amount)],
    ...(paid_amount === 0 ? [] : [[texts.paid, money(paid_amount)] satisfies Fact]),
    [texts.outstanding, money(purchase.outstanding_amount)],
  ];
}

function transferFacts(
  transfer: BankTransfer,
  input: { organiser: Organiser; language: 'fr' | 'en' },
): readonly Fact[] {
  const texts = letterTexts(input.language);
  return [
    [texts.beneficiary, transfer.beneficiary],
    [texts.iban, transfer.iban],
    [
      texts.amount,
      moneyText(transfer.amount, { language: input.language, currency: input.organiser.currency }),
    ],
    [texts.communication, transfer.communication],
  ];
}

function transferBlock(
  transfer: BankTransfer,
  input: { rows: readonly Fact[]; texts: ReturnType<typeof letterTexts> },
): ReactNode {
  const src = qrAddressOf(transfer);
  const picture =
    src === null
      ? null
      : h('img', {
          src,
          alt: input.texts.transfer_qr,
          width: 180,
          height: 180,
          style: { display: 'block', margin: '16px 0' },
        });
  return h(
    'div',
    null,
    heading(input.texts.transfer_heading),
    paragraph(input.texts.transfer_opening),
    picture,
    facts(input.rows),
  );
}

function lineOf([name, value]: Fact): string {
  return name === '' ? `  ${value}` : `${name} : ${value}`;
}
