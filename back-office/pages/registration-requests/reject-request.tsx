import type { Answer } from '@ribambelle/api/client.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { useActionForm } from '../../fields/use-action-form.ts';
import { CancelSold, CancelSoldForm } from '../sold/cancel-sold.tsx';

type Request = Answer<'getOfficeRegistrationRequest'>;

const REFRESHES = ['getOfficeRegistrationRequest', 'listOfficeRegistrationRequests'] as const;

/**
 * The button that rejects a request, and the question before it: the reason, in words that the
 * family reads.
 */
export function RejectRequest({ request }: { request: Request }) {
  const texts = useTexts('office-registration-requests');
  const words = { cancel: texts.reject, reason: texts.reason };
  return (
    <CancelSold words={words} question={texts.reject_title(request.participant.fullname)}>
      {(close) => <RejectForm request={request} close={close} />}
    </CancelSold>
  );
}

function RejectForm({ request, close }: { request: Request; close: () => void }) {
  const texts = useTexts('office-registration-requests');
  const { form, saving, sending } = useActionForm('rejectRegistrationRequest', {
    values: { message: '' },
    request: (values) => ({ ...values, request: request.cuid }),
    refreshes: REFRESHES,
    done: texts.rejected,
    after: close,
  });
  return (
    <CancelSoldForm
      words={{ cancel: texts.reject, reason: texts.reason }}
      consequence={texts.reject_follows}
      form={form}
      saving={saving}
      sending={sending}
      close={close}
    />
  );
}
