import type { Answer } from '@ribambelle/api/client.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { CancelWithMoney } from '../sold/cancel-with-money.tsx';

const REFRESHES = ['getOfficeCustomerVoucher', 'listOfficeCustomerVouchers'] as const;

/** The button that cancels a sold voucher, of which nothing stays due. */
export function CancelVoucher({ voucher }: { voucher: Answer<'getOfficeCustomerVoucher'> }) {
  return (
    <CancelWithMoney
      name="cancelCustomerVoucher"
      sold={voucher}
      words={useTexts('office-customer-vouchers')}
      right="customer-vouchers.refund"
      refreshes={REFRESHES}
      request={(values) => ({ ...values, voucher: voucher.cuid })}
    />
  );
}
