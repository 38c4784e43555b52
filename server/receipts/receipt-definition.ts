import { writtenCompanyNumber } from '@ribambelle/domain/organisers/company-number.ts';
import type { Language } from '@ribambelle/domain/base/languages.ts';
import { latest } from '@ribambelle/domain/base/instants.ts';
import { formatStructuredCommunication } from '@ribambelle/domain/bank-transfers/structured-communication.ts';
import { writtenPhone } from '@ribambelle/domain/base/phone.ts';
import { fullname } from '@ribambelle/domain/customers/names.ts';
import { addressLines } from '@ribambelle/domain/locations/address-lines.ts';
import { textsFor } from '@ribambelle/texts/texts-for.ts';
import { formatDateRange } from '@ribambelle/texts/formats/format-date-range.ts';
import { formatDate } from '@ribambelle/texts/formats/format-date.ts';
import { formatPrice } from '@ribambelle/texts/formats/format-price.ts';
import type { Organiser } from '../organisers/organiser.ts';
import type { ShownVat } from '../receivables/index.ts';
import type { PdfDefinition, PdfNode } from '../pdf/pdf-definition.ts';
import type { ReceivedPayment } from './receipt-views.ts';

/** The purchases and payments of an order. Amounts in minor units. */
export interface Receipt {
  readonly organiser: Organiser;
  readonly language: Language;
  readonly payer: { readonly firstname: string; readonly lastname: string };
  readonly reference: string;
  readonly ordered_at: string;
  readonly lines: readonly ReceiptLine[];
  readonly service_fee_amount: number;
  readonly payments: readonly ReceivedPayment[];
  readonly paid_amount: number;
  readonly outstanding_amount: number;
  /** The sums that are asked by VAT; empty while the organiser has not said its regime. */
  readonly vat: readonly ShownVat[];
}

interface ReceiptLine {
  readonly title: string;
  readonly participant: string;
  readonly dates: readonly { readonly start_at: string; readonly end_at: string }[];
  readonly quantity: number;
  readonly amount: number;
}

const QUIET = '#6b625a';

/**
 * Returns the receipt as a page: the receiver, the payer, the purchases, and when and how they were
 * paid. Its date is that of the last payment.
 */
export function receiptDefinition(receipt: Receipt): PdfDefinition {
  const { organiser, language, payments } = receipt;
  const texts = textsFor(language).receipts;
  const made_at = latest(payments.map(({ paid_at }) => paid_at)) ?? receipt.ordered_at;
  return {
    title: texts.title,
    author: organiser.name,
    language,
    made_at,
    content: [
      band(organiser.accent_color),
      parties(receipt),
      { text: texts.title, fontSize: 20, bold: true, margin: [0, 28, 0, 4] },
      { text: subtitle(receipt, made_at), color: QUIET, margin: [0, 0, 0, 16] },
      amounts(purchaseRows(receipt)),
      { text: texts.received, fontSize: 13, bold: true, margin: [0, 24, 0, 8] },
      amounts(paymentRows(receipt)),
      ...vatTable(receipt),
      { text: texts.vat, color: QUIET, fontSize: 9, margin: [0, 24, 0, 0] },
    ],
  };
}

function band(color: string): PdfNode {
  return { canvas: [{ type: 'rect', x: 0, y: 0, w: 499, h: 5, color }], margin: [0, 0, 0, 20] };
}

/** The receiver on the left, the payer on the right. */
function parties({ organiser, payer, language }: Receipt): PdfNode {
  const texts = textsFor(language).receipts;
  const receiver = [
    ...addressLines(organiser),
    organiser.email,
    writtenPhone(organiser.phone),
  ].filter((line) => line !== '');
  return {
    columns: [
      {
        width: '*',
        stack: [
          { text: organiser.legal_name || organiser.name, bold: true, fontSize: 12 },
          ...receiver,
          ...(organiser.company_number === ''
            ? []
            : [{ text: writtenCompanyNumber(organiser.company_number) }]),
        ],
      },
      {
        width: 'auto',
        stack: [
          { text: texts.payer, color: QUIET },
          { text: fullname(payer), bold: true },
        ],
      },
    ],
    columnGap: 24,
  };
}

function subtitle({ reference, language, organiser }: Receipt, made_at: string): string {
  const reading = { language, time_zone: organiser.timezone, year: true };
  const day = formatDate(made_at, reading);
  return textsFor(language).receipts.about(formatStructuredCommunication(reference), day);
}

type Row = readonly [what: PdfNode, amount: string, total?: true];

function purchaseRows(receipt: Receipt): readonly Row[] {
  const { language, organiser, lines, service_fee_amount } = receipt;
  const texts = textsFor(language).receipts;
  const money = (amount: number) => formatPrice({ amount, language });
  const reading = { language, time_zone: organiser.timezone, current_year: 0 };
  const fee: readonly Row[] =
    service_fee_amount === 0 ? [] : [[texts.service_fee, money(service_fee_amount)]];
  return [
    ...lines.map(({ title, participant, dates, quantity, amount }): Row => [
      {
        stack: [
          { text: title, bold: true },
          ...forWhom({ participant, quantity }),
          ...dates.map((date) => ({ text: formatDateRange(date, reading), color: QUIET })),
        ],
      },
      money(amount),
    ]),
    ...fee,
  ];
}

/** The participant, and the number of places; nothing for a purchase without a participant. */
function forWhom({ participant, quantity }: { participant: string; quantity: number }): PdfNode[] {
  if (participant === '') return [];
  return [quantity > 1 ? `${participant} × ${quantity}` : participant];
}

function paymentRows(receipt: Receipt): readonly Row[] {
  const { language, organiser, payments, paid_amount, outstanding_amount } = receipt;
  const texts = textsFor(language).receipts;
  const money = (amount: number) => formatPrice({ amount, language });
  const reading = { language, time_zone: organiser.timezone, year: true };
  const remainder: readonly Row[] =
    outstanding_amount === 0 ? [] : [[texts.outstanding, money(outstanding_amount)]];
  return [
    ...payments.map(({ method, paid_at, amount }): Row => [
      texts.payment(texts.methodOf(method), formatDate(paid_at, reading)),
      money(amount),
    ]),
    [texts.paid, money(paid_amount), true],
    ...remainder,
  ];
}

/**
 * A table of labels and amounts; nothing without rows, from which no table can be made: for an
 * order that is cancelled whole, only the payments remain.
 */
function amounts(rows: readonly Row[]): PdfNode {
  if (rows.length === 0) return [];
  return {
    layout: 'lightHorizontalLines',
    table: {
      widths: ['*', 'auto'],
      headerRows: 0,
      body: rows.map(([what, amount, total = false]) => [
        total ? { text: what, bold: true } : what,
        { text: amount, alignment: 'right', bold: total },
      ]),
    },
  };
}

/** The heading and the table of what is asked by VAT; nothing without any. */
function vatTable({ language, vat }: Receipt): readonly PdfNode[] {
  if (vat.length === 0) return [];
  const texts = textsFor(language).vat;
  const money = (amount: number) => formatPrice({ amount, language });
  const rows = vat.map((sum): Row => {
    const { vat_category: category, vat_rate: rate } = sum;
    if (category === null) return [texts.without, money(sum.gross)];
    if (rate === null || rate === 0) return [sum.reason, money(sum.gross)];
    const name = texts.named(texts.categories[category], texts.percent(rate));
    return [texts.split(name, { net: money(sum.net), vat: money(sum.vat) }), money(sum.gross)];
  });
  return [{ text: texts.title, fontSize: 13, bold: true, margin: [0, 24, 0, 8] }, amounts(rows)];
}
