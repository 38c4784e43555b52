import type { Answer } from '@ribambelle/api/client.ts';
import { payOutCredit } from '@ribambelle/api/outgoing-transfers/pay-out-credit.ts';
import { useAnswers } from '@ribambelle/client/data/answers-context.tsx';
import { useClient } from '@ribambelle/client/data/call-context.tsx';
import { useCall } from '@ribambelle/client/data/use-call.ts';
import { useErrorText, useLanguage, useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { decideIban, groupIban, isWholeIban } from '@ribambelle/domain/bank-transfers/iban.ts';
import { Button } from '@ribambelle/ui/actions/button.tsx';
import { useRefreshSession } from '@ribambelle/ui/data/use-session.ts';
import { Notice } from '@ribambelle/ui/feedback/notice.tsx';
import { showToast } from '@ribambelle/ui/feedback/toaster.ts';
import { MoneyInput } from '@ribambelle/ui/forms/money-input.tsx';
import { TextInput } from '@ribambelle/ui/forms/text-input.tsx';
import { useEndpointForm } from '@ribambelle/ui/forms/use-endpoint-form.ts';
import { Dialog } from '@ribambelle/ui/layout/dialog.tsx';
import { type ReactElement, useState } from 'react';
import styles from '../account.module.css';

/** The button with which a family has its credit sent to its account, and the dialog behind it. */
export const PayOut = ({ wallet }: { readonly wallet: number }): ReactElement => {
  const texts = useTexts('wallet');
  const shell = useTexts('shell');
  const [open, setOpen] = useState(false);
  const { data: account } = useCall('getLastAccount', {}, { enabled: open });
  return (
    <>
      <Button kind="white" onClick={() => setOpen(true)}>
        {texts.pay_out}
      </Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title={texts.pay_out}
        close_label={shell.close}
      >
        {account !== undefined && (
          <PayOutForm wallet={wallet} account={account} close={() => setOpen(false)} />
        )}
      </Dialog>
    </>
  );
};

interface FormProps {
  readonly wallet: number;
  readonly account: Answer<'getLastAccount'>;
  readonly close: () => void;
}

/** The amount and the account; the number is checked as soon as it is whole or left. */
export const PayOutForm = ({ wallet, account, close }: FormProps): ReactElement => {
  const texts = useTexts('wallet');
  const textOf = useErrorText();
  const language = useLanguage();
  const call = useClient();
  const refresh = useRefreshSession();
  const answers = useAnswers();
  const [is_left, setLeft] = useState(false);
  const { form, submit, sending, refusal } = useEndpointForm({
    schema: payOutCredit.request,
    initial_values: { amount: wallet, holder: account.holder, iban: groupIban(account.iban) },
    errorText: textOf,
    send: (request) => call('payOutCredit', request),
    onDone: ({ message }) => {
      close();
      showToast({ kind: 'success', text: message });
      void answers.invalidate();
      void refresh();
    },
  });
  const { iban } = form.values;
  const decision = decideIban(iban);
  const is_judged = iban !== '' && (is_left || isWholeIban(iban));
  const typing_error = !decision.ok && is_judged ? textOf(decision.refused) : null;
  const field = form.getInputProps('iban');
  return (
    <form onSubmit={submit} noValidate className={styles.form}>
      <p>{texts.pay_out_help}</p>
      <MoneyInput
        label={texts.pay_out_amount}
        description={undefined}
        language={language}
        {...form.getInputProps('amount')}
        value={form.values.amount}
      />
      <TextInput
        label={texts.holder}
        required
        maxLength={70}
        autoComplete="name"
        {...form.getInputProps('holder')}
      />
      <TextInput
        label={texts.iban}
        required
        maxLength={50}
        autoComplete="off"
        spellCheck={false}
        placeholder="BE00 0000 0000 0000"
        {...field}
        onChange={({ currentTarget: { value, selectionStart } }) => {
          setLeft(false);
          // grouping moves the cursor to the end, so a number that is mended stays as it is
          form.setFieldValue('iban', selectionStart === value.length ? groupIban(value) : value);
        }}
        onBlur={() => {
          setLeft(true);
          form.setFieldValue('iban', groupIban(iban));
        }}
        error={typing_error ?? field.error}
      />
      {refusal !== null && <Notice tone="red">{refusal}</Notice>}
      <Button type="submit" loading={sending}>
        {texts.pay_out_submit}
      </Button>
    </form>
  );
};
