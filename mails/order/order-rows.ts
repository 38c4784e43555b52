import { formatDateRange } from '@ribambelle/texts/formats/format-date-range.ts';
import { formatPrice } from '@ribambelle/texts/formats/format-price.ts';
import type { Drawing } from '../definition.ts';
import type { Fact } from '../pieces/facts.tsx';
import { readingOf } from '../reading.ts';
import type { OrderedOption, OrderedRegistration, OrderFacts, OrderTransfer } from './facts.ts';

/** What is said of one registration: for whom, when, where, how much. */
export function registrationRows(
  registration: OrderedRegistration,
  drawing: Drawing<OrderFacts>,
): readonly Fact[] {
  const { texts, language } = drawing;
  const { participant, quantity, dates, location, total_amount } = registration;
  const reading = readingOf(drawing);
  const rows: readonly Fact[] = [
    [texts.for_participant, quantity > 1 ? `${participant} × ${quantity}` : participant],
    ...dates.map((date, index): Fact => [
      index === 0 ? texts.when : '',
      formatDateRange(date, reading),
    ]),
    [texts.where, location],
    ...registration.options.map((option): Fact => optionRow(option, drawing)),
    ...registration.answers.map(({ question, answer }): Fact => [question, answer]),
    [texts.price, formatPrice({ amount: total_amount, language })],
  ];
  return rows.filter(([, value]) => value !== '');
}

function optionRow(
  { title, chosen, amount }: OrderedOption,
  { language, texts }: Drawing<OrderFacts>,
): Fact {
  const price = amount === 0 ? '' : formatPrice({ amount, language });
  const parts = [chosen, price].filter((part) => part !== '');
  return [title, parts.length === 0 ? texts.chosen : parts.join(' · ')];
}

/** What the order costs, what is paid and what remains. */
export function amountRows({ facts, texts, language }: Drawing<OrderFacts>): readonly Fact[] {
  const money = (amount: number) => formatPrice({ amount, language });
  const { service_fee_amount, paid_amount } = facts;
  return [
    ...(service_fee_amount === 0 ? [] : [[texts.service_fee, money(service_fee_amount)] as const]),
    [texts.total, money(facts.total_amount)],
    ...(paid_amount === 0 ? [] : [[texts.paid, money(paid_amount)] as const]),
    [texts.outstanding, money(facts.outstanding_amount)],
  ];
}

/** What to copy into a banking app. */
export function transferRows(
  transfer: OrderTransfer,
  { texts, language }: Drawing<OrderFacts>,
): readonly Fact[] {
  return [
    [texts.beneficiary, transfer.beneficiary],
    [texts.iban, transfer.iban],
    [texts.amount, formatPrice({ amount: transfer.amount, language })],
    [texts.communication, transfer.communication],
  ];
}
