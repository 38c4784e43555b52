import type { RequestOf } from '@ribambelle/api/endpoint.ts';
import { withdraw } from '@ribambelle/api/withdrawals/withdraw.ts';
import { useAnswers } from '@ribambelle/client/data/answers-context.tsx';
import { useClient } from '@ribambelle/client/data/call-context.tsx';
import { useErrorText, useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { lastDay } from '@ribambelle/elements/pieces/facts/last-day.ts';
import { useReading } from '@ribambelle/elements/pieces/facts/use-reading.ts';
import { Button } from '@ribambelle/ui/actions/button.tsx';
import { useRefreshSession } from '@ribambelle/ui/data/use-session.ts';
import { Notice } from '@ribambelle/ui/feedback/notice.tsx';
import { showToast } from '@ribambelle/ui/feedback/toaster.ts';
import { TextInput } from '@ribambelle/ui/forms/text-input.tsx';
import { useEndpointForm } from '@ribambelle/ui/forms/use-endpoint-form.ts';
import { Dialog } from '@ribambelle/ui/layout/dialog.tsx';
import { type ReactElement, useState } from 'react';
import styles from './account.module.css';
import type { SignedIn } from './signed-in.ts';

interface WithdrawProps {
  readonly kind: RequestOf<typeof withdraw>['kind'];
  readonly purchase: { readonly cuid: string; readonly withdrawable_until: string | null };
  readonly title: string;
  readonly customer: Pick<SignedIn['customer'], 'fullname' | 'email'>;
}

/**
 * The function of withdrawal that the law asks for (Directive 2023/2673), in two steps, as long as
 * the period lasts; nothing before and after it.
 */
export const Withdraw = (props: WithdrawProps): ReactElement | null => {
  const texts = useTexts('receipts').withdrawal;
  const shell = useTexts('shell');
  const reading = useReading();
  const [open, setOpen] = useState(false);
  const until = props.purchase.withdrawable_until;
  if (until === null) return null;
  const close = () => setOpen(false);
  return (
    <div className={styles.danger}>
      <p className={styles.soft}>{texts.until(lastDay(until, reading))}</p>
      <div className={styles.actions}>
        <Button kind="white" onClick={() => setOpen(true)}>
          {texts.button}
        </Button>
      </div>
      <Dialog open={open} onClose={close} title={texts.button} close_label={shell.close}>
        {open && <Steps {...props} onDone={close} />}
      </Dialog>
    </div>
  );
};

const Steps = (props: WithdrawProps & { readonly onDone: () => void }): ReactElement => {
  const { kind, purchase, title, customer, onDone } = props;
  const texts = useTexts('receipts').withdrawal;
  const [isConfirming, setConfirming] = useState(false);
  const call = useClient();
  const answers = useAnswers();
  const refresh = useRefreshSession();
  const { form, submit, sending, refusal } = useEndpointForm({
    schema: withdraw.request,
    initial_values: { kind, purchase: purchase.cuid, name: customer.fullname },
    errorText: useErrorText(),
    send: (request) => call('withdraw', request),
    onDone: ({ message }) => {
      onDone();
      showToast({ kind: 'success', text: message });
      void answers.invalidate();
      void refresh();
    },
  });
  return (
    <form onSubmit={submit} noValidate className={styles.form}>
      <p>{texts.what(title)}</p>
      <p className={styles.soft}>{texts.money}</p>
      {customer.email !== '' && <p className={styles.soft}>{texts.where(customer.email)}</p>}
      <TextInput label={texts.name} required {...form.getInputProps('name')} />
      {refusal !== null && <Notice tone="red">{refusal}</Notice>}
      <div className={styles.actions}>
        {isConfirming ? (
          <Button key="confirm" type="submit" kind="danger" loading={sending}>
            {texts.confirm}
          </Button>
        ) : (
          <Button key="go-on" onClick={() => setConfirming(true)}>
            {texts.go_on}
          </Button>
        )}
      </div>
    </form>
  );
};
