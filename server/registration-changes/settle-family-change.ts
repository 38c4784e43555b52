import type { CancelledMoney } from '@ribambelle/domain/cancellation-policies/cancelled-money.ts';
import { textsFor } from '@ribambelle/texts/texts-for.ts';
import type { Language } from '@ribambelle/domain/base/languages.ts';
import type { Db } from '../database/transaction.ts';
import type { Organiser } from '../organisers/organiser.ts';
import type { PaidPaymentRow } from '../payments/index.ts';
import type { ReceivableRow } from '../receivables/index.ts';
import { Refusal } from '../refusal.ts';
import { FEE_LABEL } from '../registrations/index.ts';
import type { SignedInCustomer } from '../sessions/signed-in.ts';
import { giveMoneyBack, planMoneyBack } from '../wallet/index.ts';
import type { HeldRegistration } from './held-registration-facts.ts';
import { settleChange } from './settle-change.ts';
import type { WeighedChange } from './weigh-change.ts';

/** The money of a change by the family, in minor units. */
export interface FamilyChangeMoney {
  readonly fee_amount: number;
  readonly online_amount: number;
  readonly wallet_amount: number;
  /** The amount paid beyond the new price that waits for staff. */
  readonly waiting_amount: number;
  /** The parts that go back as the policy says; null without a policy. */
  readonly back: CancelledMoney['back'] | null;
  readonly payments: readonly PaidPaymentRow[];
}

/**
 * Plans the money of a weighed change by the family, for its estimate and for the change itself:
 * what was paid beyond the new price goes where the policy says under which it was sold, and into
 * the wallet without one. A change has locked the receivables of its order.
 */
export async function planFamilyChange(
  db: Db,
  of: {
    held: HeldRegistration;
    receivables: readonly ReceivableRow[];
    change: Pick<WeighedChange, 'total_amount' | 'credit_amount' | 'fee_amount'>;
  },
): Promise<FamilyChangeMoney> {
  const { held, receivables, change } = of;
  const { fee_amount, credit_amount, total_amount: due_amount } = change;
  if (held.policy === null)
    return {
      fee_amount,
      online_amount: 0,
      wallet_amount: credit_amount,
      waiting_amount: 0,
      back: null,
      payments: [],
    };
  const { receivable_id, policy } = held;
  const { money_to } = policy;
  const money = await planMoneyBack(db, { receivables, receivable_id, due_amount, money_to });
  const { online_amount, wallet_amount, back, payments } = money;
  const waiting_amount = money.credit_amount - online_amount - wallet_amount;
  return { fee_amount, online_amount, wallet_amount, waiting_amount, back, payments };
}

/** The amounts that a family saw before it changed its registration, in minor units. */
interface SeenChange {
  readonly total_amount: number | null;
  readonly seen: Pick<FamilyChangeMoney, 'fee_amount' | 'online_amount' | 'wallet_amount'> | null;
}

/**
 * Refuses amounts other than those shown. Without any shown, a change may not make the registration
 * dearer (R33), cost a fee, or move money but to the wallet.
 */
export function refuseUnseenChange(
  shown: SeenChange,
  is: { before: number; after: number; money: FamilyChangeMoney },
): void {
  const { before, after, money } = is;
  const { fee_amount, online_amount, wallet_amount } = money;
  const { total_amount, seen } = shown;
  const isPriceSeen = total_amount === null ? after <= before : after === total_amount;
  const isMoneySeen =
    seen === null
      ? fee_amount === 0 && online_amount === 0
      : seen.fee_amount === fee_amount &&
        seen.online_amount === online_amount &&
        seen.wallet_amount === wallet_amount;
  if (isPriceSeen && isMoneySeen) return;
  const details = { total_amount: after, fee_amount, online_amount, wallet_amount };
  throw new Refusal('REGISTRATION_PRICE_CHANGED', { details });
}

/**
 * Writes the new price of a registration that its family changed, with a line of its own for the
 * fee, and gives back the planned money in the same transaction. Everything is locked.
 */
export async function settleFamilyChange(
  db: Db,
  input: {
    organiser: Organiser;
    language: Language;
    held: HeldRegistration;
    acting: SignedInCustomer['acting'];
    receivable: ReceivableRow;
    change: WeighedChange;
    money: FamilyChangeMoney;
    /** The starts of the dates that it then has. */
    starts: readonly string[];
    now: string;
  },
): Promise<void> {
  const { held, language, money, acting, now } = input;
  const { back, fee_amount } = money;
  const fee = { amount: fee_amount, label: FEE_LABEL };
  await settleChange(db, { ...input, fee, keeps_credit: back !== null });
  if (back === null) return;
  const { customer_id, cart_id } = held;
  const { change_reason: message } = textsFor(language).registrations;
  await giveMoneyBack(db, { back, customer_id, cart_id, message, acting, now });
}
