import { isBefore } from '@ribambelle/domain/base/instants.ts';
import { sumAmounts } from '@ribambelle/domain/base/money.ts';
import { minorUnits } from './mollie-amounts.ts';
import type { MollieCall } from './mollie-client.ts';
import {
  type MollieChargeback,
  type MolliePayment,
  type MollieRefund,
  mollieReport,
  textIn,
} from './mollie-report.ts';
import type { ListedPayment, ProviderPayout, ProviderPayoutLine } from './payment-port.ts';
import { ProviderError } from './provider-error.ts';

interface Span {
  readonly from: string;
  readonly before: string;
}

const PAGE = 250;

/** Reads a list of Mollie's, the latest first, until what is older than a moment. */
async function readUntil<Row extends { readonly createdAt?: string | undefined }>(
  pages: AsyncIterable<readonly Row[]>,
  from: string,
): Promise<readonly Row[]> {
  const rows: Row[] = [];
  for await (const page of pages) {
    rows.push(...page);
    const oldest = page.at(-1)?.createdAt;
    if (oldest === undefined || isBefore(oldest, from)) break;
  }
  return rows;
}

/**
 * Lists the payments of a span, with what was given back of each. Refunds and chargebacks are read
 * in lists of their own: a call for each payment would be far too many. Mollie says no fees here.
 */
export async function listMolliePayments(
  call: MollieCall,
  span: Span,
): Promise<readonly ListedPayment[]> {
  const payments = await call('list payments', async (client) => {
    const list = await client.payments.list({ limit: PAGE });
    return readUntil(
      pagesOf(list, ({ result }) => result.embedded.payments ?? []),
      span.from,
    );
  });
  const refunds = await call('list refunds', async (client) => {
    const list = await client.refunds.all({ limit: PAGE });
    return readUntil(
      pagesOf(list, ({ result }) => result.embedded.refunds),
      span.from,
    );
  });
  const chargebacks = await call('list chargebacks', async (client) => {
    const list = await client.chargebacks.all({ limit: PAGE });
    return readUntil(
      pagesOf(list, ({ result }) => result.embedded.chargebacks),
      span.from,
    );
  });
  const refundsOf = byPayment(refunds);
  const chargebacksOf = byPayment(chargebacks);
  return payments
    .filter(({ createdAt }) => isIn(createdAt, span))
    .map((payment) => ({
      ...mollieReport({
        payment,
        refunds: refundsOf.get(payment.id) ?? [],
        chargebacks: chargebacksOf.get(payment.id) ?? [],
      }),
      created_at: instantOf(payment.createdAt),
      fee_amount: null,
    }));
}

/**
 * Lists the settlements of a span; null where the key may not see them, as no key of a profile may
 * today.
 */
export async function listSettlements(
  call: MollieCall,
  span: Span,
): Promise<readonly ProviderPayout[] | null> {
  try {
    const settlements = await call('list settlements', async (client) => {
      const list = await client.settlements.list({ limit: PAGE });
      return readUntil(
        pagesOf(list, ({ result }) => result.embedded.settlements),
        span.from,
      );
    });
    const payouts: ProviderPayout[] = [];
    for (const settlement of settlements) {
      const { id, createdAt, settledAt, status, amount } = settlement;
      const at = settledAt ?? createdAt;
      if (id === 'open' || id === 'next' || at === undefined || !isIn(at, span)) continue;
      payouts.push({
        reference: id,
        amount: minorUnits(amount),
        currency: amount.currency,
        state: stateOfSettlement(status),
        paid_at: status === 'paidout' && settledAt != null ? instantOf(settledAt) : null,
        lines: withRest(minorUnits(amount), [
          ...(await movementsOf(call, id)),
          ...costsOf(settlement),
        ]),
      });
    }
    return payouts;
  } catch (error) {
    if (error instanceof ProviderError && (error.status === 401 || error.status === 403))
      return null;
    throw error;
  }
}

/** Adds what Mollie does not list, such as a refund that came back: the lines make the sum. */
function withRest(
  amount: number,
  lines: readonly ProviderPayoutLine[],
): readonly ProviderPayoutLine[] {
  const rest = amount - sumAmounts(lines.map((line) => line.amount - line.fee_amount));
  return rest === 0
    ? lines
    : [...lines, { kind: 'OTHER', reference: null, cuid: null, amount: rest, fee_amount: 0 }];
}

function stateOfSettlement(status: string): ProviderPayout['state'] {
  if (status === 'paidout') return 'PAID';
  return status === 'failed' ? 'FAILED' : 'ON_ITS_WAY';
}

async function movementsOf(
  call: MollieCall,
  settlementId: string,
): Promise<readonly ProviderPayoutLine[]> {
  const all = '0001-01-01T00:00:00Z';
  const input = { settlementId, limit: PAGE };
  const payments = await call('list the payments of a settlement', async (client) => {
    const list = await client.settlements.listPayments(input);
    return readUntil(
      pagesOf(list, ({ result }) => result.embedded.payments ?? []),
      all,
    );
  });
  const refunds = await call('list the refunds of a settlement', async (client) => {
    const list = await client.settlements.listRefunds(input);
    return readUntil(
      pagesOf(list, ({ result }) => result.embedded.refunds),
      all,
    );
  });
  const chargebacks = await call('list the chargebacks of a settlement', async (client) => {
    const list = await client.settlements.listChargebacks(input);
    return readUntil(
      pagesOf(list, ({ result }) => result.embedded.chargebacks),
      all,
    );
  });
  return [
    ...payments.map((payment) => lineOf({ kind: 'PAYMENT', row: payment, sign: 1 })),
    ...refunds.map((refund) => lineOf({ kind: 'REFUND', row: refund, sign: -1 })),
    ...chargebacks.map((chargeback) => lineOf({ kind: 'DISPUTE', row: chargeback, sign: -1 })),
  ];
}

function lineOf(input: {
  readonly kind: 'PAYMENT' | 'REFUND' | 'DISPUTE';
  readonly row: MolliePayment | MollieRefund | (MollieChargeback & { readonly metadata?: unknown });
  readonly sign: 1 | -1;
}): ProviderPayoutLine {
  const { kind, row, sign } = input;
  const key = kind === 'PAYMENT' ? 'payment_cuid' : 'refund_cuid';
  return {
    kind,
    reference: row.id,
    cuid: textIn(row.metadata, key),
    amount: sign * Math.abs(minorUnits(row.amount)),
    fee_amount: 0,
  };
}

/** Returns what a settlement costs as one line: Mollie counts fees by method, not by payment. */
function costsOf(settlement: {
  readonly periods?:
    | Readonly<
        Record<string, Readonly<Record<string, { readonly costs?: readonly Cost[] | undefined }>>>
      >
    | undefined;
}): readonly ProviderPayoutLine[] {
  const costs = Object.values(settlement.periods ?? {})
    .flatMap((months) => Object.values(months))
    .flatMap(({ costs: ofMonth = [] }) => ofMonth);
  const amount = sumAmounts(costs.map(({ amountGross }) => minorUnits(amountGross)));
  return amount === 0
    ? []
    : [{ kind: 'FEE', reference: null, cuid: null, amount: 0 - amount, fee_amount: 0 }];
}

interface Cost {
  readonly amountGross: { readonly value: string; readonly currency: string };
}

function byPayment<Row extends { readonly paymentId: string }>(
  rows: readonly Row[],
): ReadonlyMap<string, readonly Row[]> {
  return Map.groupBy(rows, ({ paymentId }) => paymentId);
}

async function* pagesOf<Page, Row>(
  pages: AsyncIterable<Page>,
  rowsOf: (page: Page) => readonly Row[],
): AsyncIterable<readonly Row[]> {
  for await (const page of pages) yield rowsOf(page);
}

function isIn(moment: string, { from, before }: Span): boolean {
  return !isBefore(moment, from) && isBefore(moment, before);
}

function instantOf(moment: string): string {
  return new Date(moment).toISOString();
}
