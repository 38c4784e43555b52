import type { Answer } from '@ribambelle/api/client.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { useMailWords } from '../../data/use-mail-words.ts';
import { useActionForm } from '../../fields/use-action-form.ts';
import { useFormats } from '../../formats/formats.ts';
import { CancelSold, CancelSoldForm } from '../sold/cancel-sold.tsx';
import { moneyOfCancellation } from '../sold/money-of-cancellation.ts';

const REFRESHES = ['getOfficeCustomerVoucher', 'listOfficeCustomerVouchers'] as const;

type Sold = Answer<'getOfficeCustomerVoucher'>;

/** The button that cancels a sold voucher, and the question before it: who is told, and what remains to be refunded. */
export function CancelVoucher({ voucher }: { voucher: Sold }) {
  const texts = useTexts('office-customer-vouchers');
  return (
    <CancelSold words={texts} question={texts.cancel_title(voucher.customer.fullname)}>
      {(close) => <CancelForm voucher={voucher} close={close} />}
    </CancelSold>
  );
}

function CancelForm({ voucher, close }: { voucher: Sold; close: () => void }) {
  const texts = useTexts('office-customer-vouchers');
  const { family_mailed } = useTexts('office');
  const mailWords = useMailWords(voucher.customer.cuid);
  const formats = useFormats();
  const { form, saving, sending } = useActionForm('cancelCustomerVoucher', {
    values: { message: '' },
    refreshes: REFRESHES,
    done: texts.cancelled_done,
    after: close,
    request: (values) => ({ ...values, voucher: voucher.cuid }),
  });
  const money = moneyOfCancellation(voucher, { words: texts, price: formats.price });
  const consequence = [texts.cancel_message, mailWords(family_mailed), ...money];
  return (
    <CancelSoldForm
      {...{ words: texts, form, saving, sending, close }}
      consequence={consequence.join(' ')}
    />
  );
}
