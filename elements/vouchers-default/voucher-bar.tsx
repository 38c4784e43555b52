import type { Answer } from '@ribambelle/api/client.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { buttonClass } from '@ribambelle/ui/actions/button-class.ts';
import type { ReactElement } from 'react';
import { VoucherPrice } from '../pieces/voucher/voucher-price.tsx';

/** At the thumb of a phone: the price and the way to the form. */
export const VoucherBar = ({
  voucher,
}: {
  readonly voucher: Answer<'getVoucher'>;
}): ReactElement => (
  <>
    <VoucherPrice voucher={voucher} size="card" />
    <a href="#give" className={buttonClass({ kind: 'primary' })}>
      {useTexts('vouchers').give}
    </a>
  </>
);
