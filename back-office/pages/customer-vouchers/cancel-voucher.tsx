import { useDisclosure } from '@mantine/hooks';
import type { Answer } from '@ribambelle/api/client.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { useActionForm } from '../../fields/use-action-form.ts';
import { useFormats } from '../../formats/formats.ts';
import { CancelSold } from '../sold/cancel-sold.tsx';

const REFRESHES = ['getOfficeCustomerVoucher', 'listOfficeCustomerVouchers'] as const;

/** The button that cancels a sold voucher, and the question before it: who is told, and what remains to be refunded. */
export function CancelVoucher({ voucher }: { voucher: Answer<'getOfficeCustomerVoucher'> }) {
  const texts = useTexts('office-customer-vouchers');
  const formats = useFormats();
  const [opened, { open, close }] = useDisclosure();
  const { form, saving, sending } = useActionForm('cancelCustomerVoucher', {
    values: { message: '' },
    refreshes: REFRESHES,
    done: texts.cancelled_done,
    after: close,
    request: (values) => ({ ...values, voucher: voucher.cuid }),
  });
  const paid = voucher.paid_amount ?? 0;
  const consequence = [
    texts.cancel_message,
    paid > 0 ? texts.cancel_refund(formats.price(paid)) : texts.cancel_nothing,
  ];
  return (
    <CancelSold
      {...{ words: texts, dialog: { opened, open, close }, form, saving, sending }}
      question={texts.cancel_title(voucher.customer.fullname)}
      consequence={consequence.join(' ')}
    />
  );
}
