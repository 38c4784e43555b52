import type { Answer } from '@ribambelle/api/client.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { useMay } from '../../data/session.tsx';
import { useMailWords } from '../../data/use-mail-words.ts';
import { useActionForm } from '../../fields/use-action-form.ts';
import { useFormats } from '../../formats/formats.ts';
import { MONEY_REFRESHES } from '../payments/money-refreshes.ts';
import { CancelSold, CancelSoldForm } from '../sold/cancel-sold.tsx';
import { ALL_OF_IT, givenNow, MoneyGivenBack, wishOf } from '../sold/money-given-back.tsx';
import { leftOfCancelled, moneyOfCancellation } from '../sold/money-of-cancellation.ts';

const REFRESHES = [
  'getOfficeCustomerVoucher',
  'listOfficeCustomerVouchers',
  ...MONEY_REFRESHES,
] as const;

type Sold = Answer<'getOfficeCustomerVoucher'>;

/** The button that cancels a sold voucher, and the question before it: who is told, and what becomes of the money. */
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
  const left = leftOfCancelled(voucher);
  const asks = useMay()('customer-vouchers.refund') && left > 0;
  const { form, saving, sending } = useActionForm('cancelCustomerVoucher', {
    values: { message: '', ...ALL_OF_IT },
    refreshes: REFRESHES,
    done: texts.cancelled_done,
    once: true,
    after: close,
    request: ({ message, ...money }) => ({
      message,
      voucher: voucher.cuid,
      give_back: asks ? wishOf(money) : null,
    }),
  });
  const money = moneyOfCancellation(voucher, { words: texts, price: formats.price, asks });
  const consequence = [texts.cancel_message, mailWords(family_mailed), ...money];
  const values = form.getValues();
  const given = asks ? givenNow(values, left) : 0;
  return (
    <CancelSoldForm
      {...{ words: texts, form, saving, sending, close }}
      consequence={consequence.join(' ')}
      {...(given > 0 ? { submit: texts.cancel_and_give(formats.price(given)) } : {})}
      unfinished={asks && values.decided.how_much === 'PART' && given <= 0}
    >
      {asks ? (
        <MoneyGivenBack
          {...{ left, errors: form.errors, money: values }}
          decide={(decided) => form.setValues(decided)}
        />
      ) : null}
    </CancelSoldForm>
  );
}
