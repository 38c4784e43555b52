import type { Answer } from '@ribambelle/api/client.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import type { Session } from '@ribambelle/ui/data/use-session.ts';
import type { ReactElement } from 'react';
import { OfferForm } from '../pieces/offers/offer-form.tsx';

export interface AddFormProps {
  readonly voucher: Pick<Answer<'getVoucher'>, 'id' | 'price'>;
  readonly session: Session;
}

/** The number of vouchers, and the button that adds them to the cart. */
export const AddForm = ({ voucher, session }: AddFormProps): ReactElement => {
  const one = { voucher_id: voucher.id, total_amount: voucher.price };
  const texts = useTexts('vouchers');
  return (
    <OfferForm
      several={texts}
      price={voucher.price}
      session={session}
      wanted={(quantity) => ({ vouchers: Array.from({ length: quantity }, () => one) })}
      shown_by="getVoucher"
      texts={texts}
    />
  );
};
