import type { Answer } from '@ribambelle/api/client.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { useMailWords } from '../../data/use-mail-words.ts';
import { useActionForm } from '../../fields/use-action-form.ts';
import { useFormats } from '../../formats/formats.ts';
import { CancelSold, CancelSoldForm } from '../sold/cancel-sold.tsx';
import { moneyOfCancellation } from '../sold/money-of-cancellation.ts';

const REFRESHES = ['getOfficeCustomerMembership', 'listOfficeCustomerMemberships'] as const;

type Sold = Answer<'getOfficeCustomerMembership'>;

/**
 * The button that cancels a sold membership, and the question before it: who is told, and the
 * amount left to refund.
 */
export function CancelMembership({ membership }: { membership: Sold }) {
  const texts = useTexts('office-customer-memberships');
  return (
    <CancelSold words={texts} question={texts.cancel_title(membership.customer.fullname)}>
      {(close) => <CancelForm membership={membership} close={close} />}
    </CancelSold>
  );
}

function CancelForm({ membership, close }: { membership: Sold; close: () => void }) {
  const texts = useTexts('office-customer-memberships');
  const { family_mailed } = useTexts('office');
  const mailWords = useMailWords(membership.customer.cuid);
  const formats = useFormats();
  const { form, saving, sending } = useActionForm('cancelCustomerMembership', {
    values: { message: '' },
    refreshes: REFRESHES,
    done: texts.cancelled_done,
    after: close,
    request: (values) => ({ ...values, membership: membership.cuid }),
  });
  const { paid_amount, due_if_cancelled: due } = membership;
  const money = moneyOfCancellation({ paid_amount, due }, { words: texts, price: formats.price });
  const consequence = [texts.cancel_message, mailWords(family_mailed), ...money];
  return (
    <CancelSoldForm
      words={texts}
      form={form}
      saving={saving}
      sending={sending}
      close={close}
      consequence={consequence.join(' ')}
    />
  );
}
