import { sendTransactionProof } from '@ribambelle/api/transaction-proofs/send-transaction-proof.ts';
import { useAnswers } from '@ribambelle/client/data/answers-context.tsx';
import { useClient } from '@ribambelle/client/data/call-context.tsx';
import { useErrorText, useLanguage, useTexts } from '@ribambelle/client/texts/texts-context.tsx';

import { useReading } from '@ribambelle/elements/pieces/facts/use-reading.ts';
import { dayText } from '@ribambelle/elements/pieces/facts/day-text.ts';
import { localTimeOf } from '@ribambelle/texts/formats/local-time.ts';
import { Button } from '@ribambelle/ui/actions/button.tsx';
import { Notice } from '@ribambelle/ui/feedback/notice.tsx';
import { showToast } from '@ribambelle/ui/feedback/toaster.ts';
import { DateInput } from '@ribambelle/ui/forms/date-input.tsx';
import { FileInput } from '@ribambelle/ui/forms/file-input.tsx';
import { MoneyInput } from '@ribambelle/ui/forms/money-input.tsx';
import { useEndpointForm } from '@ribambelle/ui/forms/use-endpoint-form.ts';
import { useLocation } from '@ribambelle/ui/router/router-context.tsx';
import { type ReactElement, useState } from 'react';
import { AccountFrame } from '../account-frame.tsx';
import styles from '../account.module.css';
import { ProofsOfFamily } from './proofs-of-family.tsx';

/** Sends a proof of a transfer, and shows the answers to those that were sent. */
export const ProofsPage = (): ReactElement => {
  const texts = useTexts('transaction-proofs');
  const account = useTexts('account');
  const [sent_count, setSentCount] = useState(0);
  return (
    <AccountFrame
      tab="home"
      title={texts.title}
      back={{ href: '/account/home', label: account.tabs.home }}
    >
      {() => (
        <>
          <ProofForm key={sent_count} onSent={() => setSentCount(sent_count + 1)} />
          <ProofsOfFamily />
        </>
      )}
    </AccountFrame>
  );
};

const ProofForm = ({ onSent }: { readonly onSent: () => void }): ReactElement => {
  const texts = useTexts('transaction-proofs');
  const language = useLanguage();
  const { time_zone, rendered_at } = useReading();
  const { search } = useLocation();
  const call = useClient();
  const answers = useAnswers();
  const query = new URLSearchParams(search);
  const today = dayText(localTimeOf(rendered_at, time_zone));
  const amount = Number(query.get('amount') ?? 0);
  const { form, submit, sending, refusal } = useEndpointForm({
    schema: sendTransactionProof.request,
    initial_values: valuesFor({ amount, paid_on: today }),
    errorText: useErrorText(),
    toRequest: (values) => ({
      ...values,
      reference: query.get('communication'),
      name: values.file?.name ?? '',
    }),
    send: (request) => call('sendTransactionProof', request),
    onDone: ({ message }) => {
      showToast({ kind: 'success', text: message });
      void answers.invalidate();
      onSent();
    },
  });
  const communication = query.get('communication');
  return (
    <form onSubmit={submit} noValidate className={styles.form}>
      <p>{texts.opening}</p>
      {communication !== null && <p className={styles.soft}>{texts.of(communication)}</p>}
      <FileInput
        label={texts.file}
        description={texts.file_help}
        accept="image/*,application/pdf"
        required
        error={form.errors['file']}
        onChange={(file) => form.setFieldValue('file', file)}
        name="file"
      />
      <MoneyInput
        label={texts.amount}
        language={language}
        required
        {...form.getInputProps('amount')}
        value={form.getValues().amount}
        onChange={(value) => form.setFieldValue('amount', value)}
      />
      <DateInput label={texts.paid_on} max={today} required {...form.getInputProps('paid_on')} />
      {refusal !== null && <Notice tone="red">{refusal}</Notice>}
      <Button type="submit" loading={sending}>
        {texts.send}
      </Button>
    </form>
  );
};

interface Values extends Record<string, unknown> {
  readonly amount: number | null;
  readonly paid_on: string;
  readonly file: File | null;
}

/** Returns the values of a form for this amount, which is left empty when it is none. */
function valuesFor({ amount, paid_on }: { amount: number; paid_on: string }): Values {
  const known = Number.isSafeInteger(amount) && amount > 0;
  return { amount: known ? amount : null, paid_on, file: null };
}
