import { z } from 'zod';
import { amount, day } from '../general/shapes.ts';
import { columnsOf } from '../lists/columns.ts';
import { reportPeriod } from './report.ts';

/** The parts of the accounts of a period, in their order. */
export const ACCOUNT_SECTIONS = ['MONEY', 'CHARGED', 'WALLET', 'CLOSING'] as const;

/**
 * A line of the accounts, in minor units. Its sign is that of its section: what went back and what was taken off is below 0; in the closing, what makes families owe
 * less is below 0.
 */
export const accountRow = z.object({
  section: z.enum(ACCOUNT_SECTIONS),
  /** What the line counts: RECEIVED, a reason, OPENING… */
  line: z.string(),
  /** Of which: a payment method or a kind of thing; null for a line that is one. */
  part: z.string().nullable(),
  name: z.string(),
  count: z.int().nullable(),
  amount,
});

/** The days of the accounts. */
export const accountFilters = reportPeriod;

/** The columns of the accounts. */
export const accountColumns = columnsOf<z.infer<typeof accountRow>>()({
  section: { kind: 'choice', value: (row) => row.section, card: 'below' },
  name: { kind: 'text', value: (row) => row.name, card: 'title' },
  count: { kind: 'number', value: (row) => row.count, group: 'MONEY' },
  amount: { kind: 'amount', value: (row) => row.amount, group: 'MONEY', card: 'beside' },
});

/** What a file of the accounts can have. */
export const accountsExported = { filters: accountFilters, columns: accountColumns };

/**
 * What families owed (below 0: what they had beyond) before the period and at its end, and by how much the ledgers miss each other: 0 unless a
 * ledger was written by hand.
 */
export const accountTotal = z.object({ opening: amount, closing: amount, difference: amount });

/** What stands open at the end of a day: what families owe, credit of what they paid beyond, and what is in their wallets. */
export const BALANCES = ['OWED', 'CREDIT', 'WALLET'] as const;

/** What stood open of one thing, or in one wallet, at the end of a day. */
export const balanceRow = z.object({
  /** By what its line is known; of what it is, `customer` and `communication` say. */
  cuid: z.string(),
  customer: z.object({ cuid: z.string(), fullname: z.string() }),
  /** The structured communication of its order; null for what was asked without one, and for a wallet. */
  communication: z.string().nullable(),
  /** What it is for; null for a wallet. */
  kind: z.string().nullable(),
  /** The day on which it was asked for; null for a wallet. */
  since: day.nullable(),
  amount,
});

/** At the end of which day, in the organiser's zone (today unless said), and what. */
export const balanceFilters = {
  at: day.optional(),
  of: z.enum(BALANCES).default('OWED'),
};

/** The columns of what stood open. */
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

/** What a file of what stood open can have. */
export const balancesExported = { filters: balanceFilters, columns: balanceColumns };
