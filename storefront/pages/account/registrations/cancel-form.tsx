import { cancelRegistration } from '@ribambelle/api/registrations/cancel-registration.ts';
import { Button } from '@ribambelle/ui/actions/button.tsx';
import { useClient } from '@ribambelle/client/data/call-context.tsx';
import { useRefreshSession } from '@ribambelle/ui/data/use-session.ts';
import { Notice } from '@ribambelle/ui/feedback/notice.tsx';
import { showToast } from '@ribambelle/ui/feedback/toaster.ts';
import { TextArea } from '@ribambelle/ui/forms/text-area.tsx';
import { useEndpointForm } from '@ribambelle/ui/forms/use-endpoint-form.ts';
import { Dialog } from '@ribambelle/ui/layout/dialog.tsx';
import { useErrorText, useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { useAnswers } from '@ribambelle/client/data/answers-context.tsx';
import { type ReactElement, useState } from 'react';
import styles from '../account.module.css';
import type { RegistrationDetail } from './registration-detail.ts';

/** Cancels a registration with a short reason; the consequences are shown first (3 §5). */
export const CancelForm = ({
  registration,
}: {
  readonly registration: RegistrationDetail;
}): ReactElement => {
  const texts = useTexts('account');
  const shell = useTexts('shell');
  const [open, setOpen] = useState(false);
  const call = useClient();
  const refresh = useRefreshSession();
  const answers = useAnswers();
  const { form, submit, sending, refusal } = useEndpointForm({
    schema: cancelRegistration.request,
    initial_values: { registration_id: registration.id, message: '' },
    errorText: useErrorText(),
    send: (request) => call('cancelRegistration', request),
    onDone: ({ message }) => {
      setOpen(false);
      showToast({ kind: 'success', text: message });
      void answers.invalidate();
      void refresh();
    },
  });
  return (
    <>
      <Button kind="white" onClick={() => setOpen(true)}>
        {texts.cancel}
      </Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title={texts.cancel_title}
        close_label={shell.close}
      >
        <form onSubmit={submit} noValidate className={styles.form}>
          <p>{registration.paid_amount > 0 ? texts.cancel_follows_paid : texts.cancel_follows}</p>
          <TextArea label={texts.cancel_message} required {...form.getInputProps('message')} />
          {refusal !== null && <Notice tone="red">{refusal}</Notice>}
          <div className={styles.actions}>
            <Button type="submit" kind="danger" loading={sending}>
              {texts.cancel_button}
            </Button>
            <Button kind="plain" onClick={() => setOpen(false)}>
              {texts.keep}
            </Button>
          </div>
        </form>
      </Dialog>
    </>
  );
};
