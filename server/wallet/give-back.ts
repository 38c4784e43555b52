import { sumAmounts } from '@ribambelle/domain/base/money.ts';
import {
  decideGiveBack,
  type GiveBackWay,
  type GiveBackWish,
  wayBack,
} from '@ribambelle/domain/payments/give-back.ts';
import { takeBack } from '@ribambelle/domain/payments/take-back.ts';
import { creditAmount } from '@ribambelle/domain/receivables/owed.ts';
import type { Db } from '../database/transaction.ts';
import {
  addLines,
  dropAccessories,
  loadPaidShares,
  type ReceivableRow,
} from '../receivables/index.ts';
import { refuse } from '../refusal.ts';
import { collaboratorActor, recordSecurityEvent } from '../security-log/record-security-event.ts';
import { givePartsBack, type PartBack } from './give-parts-back.ts';

/** A wish to give money back, with its author and its reason. */
export interface GivingBack {
  readonly organiser: { readonly language: string };
  readonly collaborator: {
    readonly id: number;
    readonly firstname: string;
    readonly lastname: string;
  };
  readonly wish: {
    readonly what: GiveBackWish;
    readonly to: GiveBackWay;
    readonly kept_label: string;
  };
  /** The text that goes with money that leaves. */
  readonly reason: string;
  /** The caller's network address; empty for a job. */
  readonly address: string;
  readonly now: string;
}

/**
 * Gives back the credit of locked receivables, payment by payment, or keeps it with a labelled
 * line: none of them has credit left afterwards. The wallets of their customers are locked before
 * them. Returns the amounts given back and kept, in minor units. Refuses GIVE_BACK_TOO_HIGH and
 * KEPT_LABEL_REQUIRED.
 */
export async function giveBackCredit(
  db: Db,
  { receivables, by }: { readonly receivables: readonly ReceivableRow[]; readonly by: GivingBack },
): Promise<{ readonly given_amount: number; readonly kept_amount: number }> {
  const { organiser, collaborator, wish, now } = by;
  const decision = decideGiveBack(receivables.map(creditAmount), wish);
  if (!decision.ok) refuse(decision.refused, decision.fields);
  const { given, kept } = decision.value;
  const lines = receivables.map(({ id: receivable_id }, index) => ({
    receivable_id,
    reason: 'FEE' as const,
    amount: kept[index] ?? 0,
    label: { [organiser.language]: wish.kept_label.trim() },
  }));
  await addLines(db, { lines, created_by: collaborator.id, now });
  const parts: PartBack[] = [];
  for (const [index, { id: receivable_id, customer_id }] of receivables.entries()) {
    const shares = await loadPaidShares(db, receivable_id);
    for (const part of takeBack(shares, given[index] ?? 0))
      parts.push({ ...part, receivable_id, customer_id });
  }
  await givePartsBack(db, {
    parts,
    wayOf: (payment) => wayBack(payment, wish.to),
    by: { message: by.reason, created_by: collaborator.id, now },
  });
  const cart_ids = receivables.map(({ cart_id }) => cart_id);
  await dropAccessories(db, { cart_ids, now });
  const given_amount = sumAmounts(given);
  const kept_amount = sumAmounts(kept);
  if (given_amount > 0)
    await recordSecurityEvent(db, {
      type: 'refund.created',
      actor: collaboratorActor(collaborator),
      address: by.address,
      details: { amount: given_amount, way: wish.to },
      now,
    });
  return { given_amount, kept_amount };
}
