import { sumAmounts } from '@ribambelle/domain/base/money.ts';
import { creditAmount } from '@ribambelle/domain/receivables/owed.ts';
import {
  type ClosedDateWish,
  moneyOfClosedDate,
} from '@ribambelle/domain/registrations/closed-date.ts';
import type { Db } from '../database/transaction.ts';
import { addLines, dropAccessories, lockReceivables, setDeposit } from '../receivables/index.ts';
import { giveBackCredit, type GivingBack, lockWallets } from '../wallet/index.ts';
import { loadOnDates, type OnClosedDateRow, storeTakenOff } from './closed-date-store.ts';

/** The reduction of a registration, in minor units. */
export interface TakenOff {
  readonly registration: OnClosedDateRow;
  readonly taken_off_amount: number;
}

/**
 * Takes the part of a date that does not take place off all registrations on it, once each, and
 * gives back what is then paid beyond their prices, with amounts that were already due back. The
 * caller has locked registrations and places; money is locked here, in its order. `label` names the
 * line in the organiser's language. Returns the reduction of each and the total given back, in
 * minor units.
 */
export async function takeOffClosedDate(
  db: Db,
  input: {
    readonly date_id: number;
    readonly what: ClosedDateWish;
    readonly to: GivingBack['wish']['to'];
    readonly label: string;
    readonly by: Omit<GivingBack, 'wish' | 'reason'>;
  },
): Promise<{ readonly taken: readonly TakenOff[]; readonly given_amount: number }> {
  const { date_id, what, to, label, by } = input;
  const { now, organiser, collaborator } = by;
  const before = await loadOnDates(db, [date_id]);
  if (before.length === 0) return { taken: [], given_amount: 0 };
  const cart_ids = [...new Set(before.flatMap(({ cart_id }) => cart_id ?? []))];
  const which = { receivable_ids: before.map((row) => row.receivable_id), fees_of: cart_ids };
  await lockWallets(
    db,
    before.map((row) => row.customer_id),
  );
  await lockReceivables(db, which);
  // read with the locks taken
  const rows = await loadOnDates(db, [date_id]);
  const parts = rows.map((registration) => ({
    registration,
    taken_off_amount: moneyOfClosedDate(registration, what).taken_off_amount,
  }));
  await addLines(db, {
    lines: parts.map(({ registration, taken_off_amount }) => ({
      receivable_id: registration.receivable_id,
      reason: 'CORRECTION' as const,
      amount: -taken_off_amount,
      label: { [organiser.language]: label },
    })),
    created_by: collaborator.id,
    now,
  });
  const amounts = parts.map(({ registration, taken_off_amount }) => {
    const total_amount = registration.total_amount - taken_off_amount;
    const deposit_amount = Math.min(registration.deposit_amount, total_amount);
    return { id: registration.id, taken_off_amount, total_amount, deposit_amount };
  });
  await storeTakenOff(db, { date_id, rows: amounts, now });
  for (const [index, { registration }] of parts.entries()) {
    const deposit_amount = amounts[index]?.deposit_amount ?? 0;
    await setDeposit(db, { receivable_id: registration.receivable_id, deposit_amount });
  }
  await dropAccessories(db, { cart_ids, now });
  const locked = await lockReceivables(db, which);
  const credits = locked.filter((one) => creditAmount(one) > 0);
  const wish = { what: { of: 'ALL' as const }, to, kept_label: '' };
  const { given_amount } = await giveBackCredit(db, {
    receivables: credits,
    by: { ...by, wish, reason: label },
  });
  return { taken: parts, given_amount };
}

/**
 * Returns the reductions for dates, and the part of them that would be given back, in minor units;
 * fees of orders that end with them are not counted.
 */
export async function previewClosedDates(
  db: Db,
  input: { date_ids: readonly number[]; what: ClosedDateWish },
) {
  const { what, ...of } = input;
  const remaining = new Map<
    number,
    { total_amount: number; paid_amount: number; taken_off_amount: number }
  >();
  const parts = (await loadOnDates(db, of.date_ids)).map((row) => {
    // one registration may be on several of them
    const before = remaining.get(row.id) ?? row;
    const money = moneyOfClosedDate({ ...row, ...before }, what);
    remaining.set(row.id, {
      total_amount: before.total_amount - money.taken_off_amount,
      paid_amount: before.paid_amount - money.given_amount,
      taken_off_amount: before.taken_off_amount + money.taken_off_amount,
    });
    return { ...money, date_id: row.date_id };
  });
  const byDate = Map.groupBy(parts, ({ date_id }) => date_id);
  return {
    taken_off_of: new Map(
      [...byDate].map(([date_id, partsOfDate]) => [
        date_id,
        sumAmounts(partsOfDate.map(({ taken_off_amount }) => taken_off_amount)),
      ]),
    ),
    taken_off_amount: sumAmounts(parts.map(({ taken_off_amount }) => taken_off_amount)),
    given_amount: sumAmounts(parts.map(({ given_amount }) => given_amount)),
  };
}
