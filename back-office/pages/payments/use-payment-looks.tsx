import type { Answer } from '@ribambelle/api/client.ts';
import { useFormats } from '../../formats/formats.ts';
import { WIDTHS } from '../../lists/column-widths.ts';
import { MoneyState } from './money-state.tsx';

type Row = Answer<'listOfficePayments'>['data'][number];

/** Returns the looks of the columns of payments, the same in every list. */
export function usePaymentLooks() {
  const formats = useFormats();
  return {
    amount: {
      render: ({ amount, voided_amount }: Row) =>
        voided_amount === null ? formats.price(amount) : <s>{formats.price(voided_amount)}</s>,
    },
    state: { width: 194, render: ({ state }: Row) => <MoneyState state={state} /> },
    communication: { width: WIDTHS.communication },
    method: { width: 166 },
  };
}
