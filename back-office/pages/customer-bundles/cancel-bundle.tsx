import type { Answer } from '@ribambelle/api/client.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { useMailWords } from '../../data/use-mail-words.ts';
import { useActionForm } from '../../fields/use-action-form.ts';
import { useFormats } from '../../formats/formats.ts';
import { CancelSold, CancelSoldForm } from '../sold/cancel-sold.tsx';
import { moneyOfCancellation } from '../sold/money-of-cancellation.ts';

const REFRESHES = ['getOfficeCustomerBundle', 'listOfficeCustomerBundles'] as const;

type Sold = Answer<'getOfficeCustomerBundle'>;

/** The button that cancels a sold bundle, and the question before it: who is told, and what remains to be refunded. */
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
  const { form, saving, sending } = useActionForm('cancelCustomerBundle', {
    values: { message: '' },
    refreshes: REFRESHES,
    done: texts.cancelled_done,
    after: close,
    request: (values) => ({ ...values, bundle: bundle.cuid }),
  });
  const { paid_amount, due_of_uses: due } = bundle;
  const money = moneyOfCancellation({ paid_amount, due }, { words: texts, price: formats.price });
  const consequence = [texts.cancel_message, mailWords(family_mailed), ...money];
  return (
    <CancelSoldForm
      {...{ words: texts, form, saving, sending, close }}
      consequence={consequence.join(' ')}
    />
  );
}
