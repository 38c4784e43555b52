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
  'getOfficeCustomerBundle',
  'listOfficeCustomerBundles',
  ...MONEY_REFRESHES,
] as const;

type Sold = Answer<'getOfficeCustomerBundle'>;

/** The button that cancels a sold bundle, and the question before it: who is told, and what becomes of the money. */
export function CancelBundle({ bundle }: { bundle: Sold }) {
  const texts = useTexts('office-customer-bundles');
  return (
    <CancelSold words={texts} question={texts.cancel_title(bundle.customer.fullname)}>
      {(close) => <CancelForm bundle={bundle} close={close} />}
    </CancelSold>
  );
}

function CancelForm({ bundle, close }: { bundle: Sold; close: () => void }) {
  const texts = useTexts('office-customer-bundles');
  const { family_mailed } = useTexts('office');
  const mailWords = useMailWords(bundle.customer.cuid);
  const formats = useFormats();
  const { paid_amount, due_of_uses: due } = bundle;
  const left = leftOfCancelled({ paid_amount, due });
  const asks = useMay()('customer-bundles.refund') && left > 0;
  const { form, saving, sending } = useActionForm('cancelCustomerBundle', {
    values: { message: '', ...ALL_OF_IT },
    refreshes: REFRESHES,
    done: texts.cancelled_done,
    once: true,
    after: close,
    request: ({ message, ...money }) => ({
      message,
      bundle: bundle.cuid,
      give_back: asks ? wishOf(money) : null,
    }),
  });
  const by = { words: texts, price: formats.price, asks };
  const money = moneyOfCancellation({ paid_amount, due }, by);
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
