import type { Answer } from '@ribambelle/api/client.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { useActionForm } from '../../fields/use-action-form.ts';
import { useFormats } from '../../formats/formats.ts';
import { CancelSold, CancelSoldForm } from '../sold/cancel-sold.tsx';

const REFRESHES = ['getOfficeCustomerMembership', 'listOfficeCustomerMemberships'] as const;

type Sold = Answer<'getOfficeCustomerMembership'>;

/** The button that cancels a sold membership, and the question before it: who is told, and what remains to be refunded. */
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
  const formats = useFormats();
  const { form, saving, sending } = useActionForm('cancelCustomerMembership', {
    values: { message: '' },
    refreshes: REFRESHES,
    done: texts.cancelled_done,
    after: close,
    request: (values) => ({ ...values, membership: membership.cuid }),
  });
  const due = membership.due_if_cancelled ?? 0;
  const back = (membership.paid_amount ?? 0) - due;
  const consequence = [
    texts.cancel_message,
    ...(due > 0 ? [texts.cancel_due(formats.price(due))] : []),
    back > 0 ? texts.cancel_refund(formats.price(back)) : texts.cancel_nothing,
  ];
  return (
    <CancelSoldForm
      {...{ words: texts, form, saving, sending, close }}
      consequence={consequence.join(' ')}
    />
  );
}
