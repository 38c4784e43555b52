import { cancelRegistration } from '@ribambelle/api/registrations/cancel-registration.ts';
import type { Answer } from '@ribambelle/api/client.ts';
import { Button } from '@ribambelle/ui/actions/button.tsx';
import { useCall } from '@ribambelle/client/data/use-call.ts';
import { useClient } from '@ribambelle/client/data/call-context.tsx';
import { useRefreshSession } from '@ribambelle/ui/data/use-session.ts';
import { Notice } from '@ribambelle/ui/feedback/notice.tsx';
import { Skeleton } from '@ribambelle/ui/feedback/skeleton.tsx';
import { showToast } from '@ribambelle/ui/feedback/toaster.ts';
import { TextArea } from '@ribambelle/ui/forms/text-area.tsx';
import { useEndpointForm } from '@ribambelle/ui/forms/use-endpoint-form.ts';
import { Dialog } from '@ribambelle/ui/layout/dialog.tsx';
import { useErrorText, useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { useAnswers } from '@ribambelle/client/data/answers-context.tsx';
import { ApiError } from '@ribambelle/api/client.ts';
import { type ReactElement, useState } from 'react';
import styles from '../account.module.css';
import { Failed } from '../paged-list.tsx';
import { CancelPreview } from './cancel-preview.tsx';

/** Cancels a registration with a short reason; the consequences are shown first (3 §5). */
export const CancelForm = ({ id }: { readonly id: number }): ReactElement => {
  const texts = useTexts('account').cancellation;
  const shell = useTexts('shell');
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button kind="white" onClick={() => setOpen(true)}>
        {texts.cancel}
      </Button>
      <Dialog open={open} onClose={close} title={texts.title} close_label={shell.close}>
        {open && <Previewed id={id} onClose={close} />}
      </Dialog>
    </>
  );
};

interface Opened {
  readonly id: number;
  readonly onClose: () => void;
}

const Previewed = ({ id, onClose }: Opened): ReactElement => {
  const { data, error, refetch } = useCall('getCancellationPreview', { registration_id: id });
  const errorText = useErrorText();
  if (data !== undefined)
    return <Form id={id} onClose={onClose} preview={data} look={() => void refetch()} />;
  if (error instanceof ApiError) return <Notice tone="red">{errorText(error.code)}</Notice>;
  return error === null ? (
    <Skeleton shape="text" count={4} />
  ) : (
    <Failed retry={() => void refetch()} />
  );
};

const Form = ({
  id,
  onClose,
  preview,
  look,
}: Opened & {
  readonly preview: Answer<'getCancellationPreview'>;
  /** Reads the amounts again. */
  readonly look: () => void;
}): ReactElement => {
  const texts = useTexts('account').cancellation;
  const account = useTexts('account');
  const call = useClient();
  const refresh = useRefreshSession();
  const answers = useAnswers();
  const { due_amount, online_amount, wallet_amount } = preview;
  const { form, submit, sending, refusal } = useEndpointForm({
    schema: cancelRegistration.request,
    initial_values: { registration_id: id, message: '', seen: null },
    errorText: useErrorText(),
    send: async (request) => {
      try {
        const seen = { due_amount, online_amount, wallet_amount };
        return await call('cancelRegistration', { ...request, seen });
      } catch (error) {
        if (error instanceof ApiError && error.code === 'CANCELLATION_CHANGED') look();
        throw error;
      }
    },
    onDone: ({ message }) => {
      onClose();
      showToast({ kind: 'success', text: message });
      void answers.invalidate();
      void refresh();
    },
  });
  return (
    <form onSubmit={submit} noValidate className={styles.form}>
      <p>{texts.follows}</p>
      <CancelPreview preview={preview} />
      <TextArea label={texts.message} required {...form.getInputProps('message')} />
      {refusal !== null && <Notice tone="red">{refusal}</Notice>}
      <div className={styles.actions}>
        <Button type="submit" kind="danger" loading={sending}>
          {texts.button}
        </Button>
        <Button kind="plain" onClick={onClose}>
          {account.keep}
        </Button>
      </div>
    </form>
  );
};
