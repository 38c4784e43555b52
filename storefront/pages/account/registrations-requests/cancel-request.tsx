import { useAnswers } from '@ribambelle/client/data/answers-context.tsx';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { Button } from '@ribambelle/ui/actions/button.tsx';
import { useAction } from '@ribambelle/ui/data/use-action.ts';
import { useRefreshSession } from '@ribambelle/ui/data/use-session.ts';
import { Dialog } from '@ribambelle/ui/layout/dialog.tsx';
import { type ReactElement, useState } from 'react';
import styles from '../account.module.css';

/** Cancels an undecided request, after explaining the consequences (3 §4). */
export const CancelRequest = ({ id }: { readonly id: number }): ReactElement => {
  const texts = useTexts('registration-requests');
  const shell = useTexts('shell');
  const [open, setOpen] = useState(false);
  const refresh = useRefreshSession();
  const answers = useAnswers();
  const cancel = useAction('cancelRegistrationRequest', {
    done: texts.cancelled,
    onDone: async () => {
      setOpen(false);
      await Promise.all([answers.invalidate(), refresh()]);
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
        <div className={styles.form}>
          <p>{texts.cancel_follows}</p>
          <div className={styles.actions}>
            <Button
              kind="danger"
              loading={cancel.isPending}
              onClick={() => cancel.mutate({ registration_request_id: id })}
            >
              {texts.cancel}
            </Button>
            <Button kind="plain" onClick={() => setOpen(false)}>
              {texts.keep}
            </Button>
          </div>
        </div>
      </Dialog>
    </>
  );
};
