import { z } from 'zod';
import { amount, day } from '../general/shapes.ts';
import { columnsOf } from '../lists/columns.ts';
import { reportPeriod } from './report.ts';

/** The parts of the accounts of a period, in their order. */
export const ACCOUNT_SECTIONS = ['MONEY', 'CHARGED', 'VAT', 'WALLET', 'CLOSING'] as const;

/**
 * A line of the accounts, in minor units. Its sign is that of its section: refunds and reductions
 * are below 0; in the closing, amounts that lower the families' debt are below 0.
 */
export const accountRow = z.object({
  section: z.enum(ACCOUNT_SECTIONS),
  /** The subject of the line: RECEIVED, a reason, OPENING… */
  line: z.string(),
  /**
   * The part of the line: a payment method, a kind of item, or a category by VAT with its rate in
   * basis points; null for the line itself.
   */
  part: z.string().nullable(),
  name: z.string(),
  count: z.int().nullable(),
  amount,
});

/** The period of the accounts. */
export const accountFilters = reportPeriod;

/** The columns of the accounts. */
export const accountColumns = columnsOf<z.infer<typeof accountRow>>()({
  section: { kind: 'choice', value: (row) => row.section, card: 'below' },
  name: { kind: 'text', value: (row) => row.name, card: 'title' },
  count: { kind: 'number', value: (row) => row.count, group: 'MONEY' },
  amount: { kind: 'amount', value: (row) => row.amount, group: 'MONEY', card: 'beside' },
});

/** The filters and columns for a file of the accounts. */
export const accountsExported = { filters: accountFilters, columns: accountColumns };

/**
 * The debt of families (below 0: their credit) before the period and at its end, and the difference
 * between the ledgers: 0 unless a ledger was written by hand.
 */
export const accountTotal = z.object({ opening: amount, closing: amount, difference: amount });

/**
 * The open balances at the end of a day: the debts of families, the credit from their excess
 * payments, and the content of their wallets.
 */
export const BALANCES = ['OWED', 'CREDIT', 'WALLET'] as const;

/** The open balance of one item, or of one wallet, at the end of a day. */
export const balanceRow = z.object({
  /** The key of its line; `customer` and `communication` say what it is of. */
  cuid: z.string(),
  customer: z.object({ cuid: z.string(), fullname: z.string() }),
  /**
   * The structured communication of its order; null for an item charged without one, and for a
   * wallet.
   */
  communication: z.string().nullable(),
  /** The kind of its item; null for a wallet. */
  kind: z.string().nullable(),
  /** The day on which it was charged; null for a wallet. */
  since: day.nullable(),
  amount,
});

/**
 * The filters of balances: the end of a day, in the organiser's zone (today by default), and the
 * kind.
 */
export const balanceFilters = {
  at: day.optional(),
  of: z.enum(BALANCES).default('OWED'),
};

/** The columns of the open balances. */
export const balanceColumns = columnsOf<z.infer<typeof balanceRow>>()({
  family: { kind: 'text', value: (row) => row.customer.fullname, card: 'title' },
  communication: { kind: 'text', ours: true, value: (row) => row.communication, card: 'below' },
  kind: { kind: 'choice', value: (row) => row.kind },
  since: { kind: 'day', value: (row) => row.since },
  amount: {
    kind: 'amount',
    value: (row) => row.amount,
    group: 'MONEY',
    sorts: true,
    card: 'beside',
  },
});

/** The filters and columns for a file of the open balances. */
export const balancesExported = { filters: balanceFilters, columns: balanceColumns };
