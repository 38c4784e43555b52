import { formatDateRange } from '@ribambelle/texts/formats/format-date-range.ts';
import { formatPrice } from '@ribambelle/texts/formats/format-price.ts';
import { formatWorth } from '@ribambelle/texts/formats/format-worth.ts';
import { formatLastDay } from '@ribambelle/texts/formats/format-last-day.ts';
import { sumAmounts } from '@ribambelle/domain/base/money.ts';
import { formatVoucherCode } from '@ribambelle/domain/vouchers/voucher-code.ts';
import { dueLines } from '@ribambelle/texts/formats/due-lines.ts';
import { formatDue } from '@ribambelle/texts/formats/format-due.ts';
import { formatDate } from '@ribambelle/texts/formats/format-date.ts';
import type { Drawing } from '../definition.ts';
import type { Fact } from '../pieces/facts.tsx';
import { readingOf } from '../reading.ts';
import type {
  OrderedBooking,
  OrderedBundle,
  OrderedMembership,
  OrderedOption,
  OrderedRegistration,
  OrderedVoucher,
  OrderFacts,
  OrderTransfer,
} from './facts.ts';

/** Returns the rows for one registration: for whom, when, where, at what price. */
export function registrationRows(
  registration: OrderedRegistration,
  drawing: Drawing<unknown>,
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

/** Returns the rows for one booking: for whom, when, where, at what price. */
export function bookingRows(
  booking: OrderedBooking,
  drawing: Drawing<OrderFacts>,
): readonly Fact[] {
  const { texts, language } = drawing;
  const { participants, dates, location, total_amount } = booking;
  const rows: readonly Fact[] = [
    [texts.for_participant, participants.join(', ')],
    ...dates.map((date, index): Fact => [
      index === 0 ? texts.when : '',
      formatDateRange(date, readingOf(drawing)),
    ]),
    [texts.where, location],
    [texts.price, formatPrice({ amount: total_amount, language })],
  ];
  return rows.filter(([, value]) => value !== '');
}

/** Returns the rows for one membership: for whom, from when, until when, at what price. */
export function membershipRows(
  membership: OrderedMembership,
  drawing: Drawing<unknown>,
): readonly Fact[] {
  const { texts, language } = drawing;
  const { participant, start_at, end_at, total_amount } = membership;
  const rows: readonly Fact[] = [
    [texts.for_participant, participant],
    [texts.membership_from, formatDate(start_at, { ...readingOf(drawing), year: true })],
    [texts.voucher_until, lastDayBefore(end_at, drawing)],
    [texts.price, formatPrice({ amount: total_amount, language })],
  ];
  return rows.filter(([, value]) => value !== '');
}

/** Returns the rows for one pack: for whom, what it pays for, until when, at what price. */
export function bundleRows(bundle: OrderedBundle, drawing: Drawing<OrderFacts>): readonly Fact[] {
  const { texts, language } = drawing;
  const { participant, capacity, expires_at, total_amount } = bundle;
  const rows: readonly Fact[] = [
    [texts.for_participant, participant],
    [
      texts.bundle_pays,
      capacity === null ? texts.bundle_unlimited : texts.bundle_registrations(capacity),
    ],
    [texts.voucher_until, expires_at === null ? '' : lastDayBefore(expires_at, drawing)],
    [texts.price, formatPrice({ amount: total_amount, language })],
  ];
  return rows.filter(([, value]) => value !== '');
}

/** Returns the rows for one voucher: its code, its worth, until when, at what price. */
export function voucherRows(
  voucher: OrderedVoucher,
  drawing: Drawing<OrderFacts>,
): readonly Fact[] {
  const { texts, language } = drawing;
  const { code, expires_at, total_amount, paid } = voucher;
  const money = (value: number) => formatPrice({ amount: value, language });
  const last = expires_at === null ? '' : lastDayBefore(expires_at, drawing);
  const rows: readonly Fact[] = [
    [texts.voucher_code, formatVoucherCode(code, texts.voucher_code_lost)],
    [texts.voucher_amount, formatWorth(voucher, language)],
    [texts.voucher_until, last],
    ['', paid ? '' : texts.voucher_once_paid],
    [texts.price, money(total_amount)],
  ];
  return rows.filter(([, value]) => value !== '');
}

/** Returns the last day on which it is still valid: an end at midnight means the day before. */
function lastDayBefore(instant: string, drawing: Drawing<unknown>): string {
  return formatLastDay(instant, { ...readingOf(drawing), year: true });
}

function optionRow(
  { title, chosen, amount }: OrderedOption,
  { language, texts }: Drawing<unknown>,
): Fact {
  const price = amount === 0 ? '' : formatPrice({ amount, language });
  const parts = [chosen, price].filter((part) => part !== '');
  return [title, parts.length === 0 ? texts.chosen : parts.join(' · ')];
}

/** Returns the rows for the amounts: the total, the part paid and the remainder. */
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

/** Returns the rows to copy into a banking app. */
export function transferRows(
  transfer: OrderTransfer,
  drawing: Omit<Drawing<OrderFacts>, 'facts'>,
): readonly Fact[] {
  const { texts, language } = drawing;
  const { amount, due_at, parts } = transfer;
  const isFirst = amount < sumAmounts(parts.map((part) => part.amount));
  const reading = readingOf(drawing);
  const lines = dueLines(parts, { ...reading, words: texts.due_parts });
  const whole = due_at === null ? [] : [[texts.due, formatDue(due_at, reading)] as const];
  return [
    ...(lines.length === 0 ? whole : [[texts.due_heading, lines.join(' ')] as const]),
    [texts.beneficiary, transfer.beneficiary],
    [texts.iban, transfer.iban],
    [isFirst ? texts.transfer_first : texts.amount, formatPrice({ amount, language })],
    [texts.communication, transfer.communication],
  ];
}
