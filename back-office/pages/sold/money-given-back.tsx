import type { Ask } from '@ribambelle/api/client.ts';
import type { Amount } from '@ribambelle/domain/base/money.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import type { ReactNode } from 'react';
import { PriceField } from '../../fields/price-field.tsx';
import { useFormats } from '../../formats/formats.ts';
import {
  ALL_GIVEN_BACK,
  type GiveBackDecided,
  GiveBackFields,
} from '../registrations/give-back-fields.tsx';

/**
 * The values of a cancellation about the money: the decision, and the part that goes back, in minor
 * units.
 */
export interface MoneyValues {
  readonly decided: GiveBackDecided;
  /** Named as in the call, for its refusals. */
  readonly give_back: { readonly what: { readonly amount: Amount } };
}

/** The first values: all goes back. */
export const ALL_OF_IT: MoneyValues = {
  decided: ALL_GIVEN_BACK,
  give_back: { what: { amount: 0 } },
};

/**
 * Returns the amount that goes back now, of the amount left beyond that still due, in minor units.
 */
export function givenNow({ decided, give_back }: MoneyValues, left_amount: Amount): Amount {
  return { ALL: left_amount, PART: give_back.what.amount, NOTHING: 0, LATER: 0 }[decided.how_much];
}

/** Returns the refund in the form that a request needs; null leaves all of it to be refunded. */
export function wishOf({
  decided,
  give_back,
}: MoneyValues): Ask<'cancelCustomerBundle'>['give_back'] {
  const { how_much, to, kept_label } = decided;
  if (how_much === 'LATER') return null;
  const { amount } = give_back.what;
  const what = how_much === 'PART' ? { of: 'AMOUNT' as const, amount } : { of: how_much };
  return { what, to, kept_label };
}

/** The fields of that decision. */
export function MoneyGivenBack(props: {
  left: Amount;
  money: MoneyValues;
  decide: (money: MoneyValues) => void;
  errors: Readonly<Record<string, ReactNode>>;
}) {
  const { give } = useTexts('office-registrations');
  const formats = useFormats();
  const { left, money, decide, errors } = props;
  return (
    <GiveBackFields
      decided={money.decided}
      decide={(decided) => decide({ ...money, decided })}
      error={errors['give_back.kept_label']}
      part={
        <PriceField
          label={give.amount(formats.price(left))}
          w={220}
          value={money.give_back.what.amount}
          error={errors['give_back.what.amount']}
          onChange={(amount) => decide({ ...money, give_back: { what: { amount: amount ?? 0 } } })}
        />
      }
    />
  );
}
