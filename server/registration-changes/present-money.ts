import type { previewedMoney } from '@ribambelle/api/registration-changes/transfer-shapes.ts';
import type { Language } from '@ribambelle/domain/base/languages.ts';
import type { z } from 'zod';
import type { Organiser } from '../organisers/organiser.ts';
import { presentPriceLines } from '../registrations/index.ts';
import { textReader } from '../texts/bilingual.ts';
import type { RegistrationState } from './registration-change-store.ts';
import type { WeighedWish } from './weigh-wish.ts';

const NOTHING = {
  lines: null,
  list_amount: null,
  current_total_amount: null,
  total_amount: null,
  difference: null,
  owed_amount: null,
  credit_amount: null,
};

/** Returns the new amounts of a registration; none for staff without access to money. */
export function presentMoney(
  prepared: {
    readonly was: RegistrationState;
    readonly becomes: RegistrationState;
    readonly weighed: WeighedWish;
  },
  by: { readonly organiser: Organiser; readonly language: Language; readonly sees_money: boolean },
): z.output<typeof previewedMoney> {
  const { was, becomes, weighed } = prepared;
  const { total_price: list_amount } = weighed.list;
  const row = { price_lines: weighed.list, total_amount: list_amount };
  const lines = presentPriceLines(row, { language: by.language, text: textReader(by) });
  return moneyOfLines({ was, becomes, list_amount, lines }, by.sees_money);
}

/** Returns the same from existing lines. */
export function moneyOfLines(
  of: {
    readonly was: RegistrationState;
    readonly becomes: RegistrationState;
    readonly list_amount: number;
    readonly lines: readonly { readonly label: string; readonly amount: number }[];
  },
  sees_money: boolean,
): z.output<typeof previewedMoney> {
  if (!sees_money) return NOTHING;
  const { was, becomes, list_amount, lines } = of;
  const { total_amount, owed_amount, credited_amount } = becomes;
  return {
    lines: [...lines],
    list_amount,
    current_total_amount: was.total_amount,
    total_amount,
    difference: total_amount - was.total_amount,
    owed_amount,
    credit_amount: credited_amount,
  };
}

/**
 * Returns the new state of a registration, without the amounts from which an e-mail would give its
 * price.
 */
export function withoutAmounts({
  was,
  becomes,
}: {
  readonly was: RegistrationState;
  readonly becomes: RegistrationState;
}): RegistrationState {
  return { ...becomes, total_amount: was.total_amount, owed_amount: 0, credited_amount: 0 };
}
