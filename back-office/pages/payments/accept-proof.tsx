import { Button, Stack, TextInput } from '@mantine/core';
import type { Answer } from '@ribambelle/api/client.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { useState } from 'react';
import { useAction } from '../../data/use-action.ts';
import { useSession } from '../../data/session.tsx';
import { ActionForm } from '../../fields/action-form.tsx';
import { PriceField } from '../../fields/price-field.tsx';
import { useActionForm } from '../../fields/use-action-form.ts';
import { FormDialog } from '../../panels/form-dialog.tsx';
import { SendFoot } from '../../panels/send-foot.tsx';
import { todayIn } from '../availabilities/week.ts';
import { duplicateOf, LikelyDuplicate } from './likely-duplicate.tsx';
import { MONEY_REFRESHES } from './money-refreshes.ts';

type Proof = Answer<'listOfficeTransactionProofs'>['data'][number];

const REFRESHES = [...MONEY_REFRESHES, 'listOfficeTransactionProofs'] as const;

/** The button that accepts a proof, and the dialog with the payment that it becomes. */
export function AcceptProof({ proof }: { proof: Proof }) {
  const texts = useTexts('office-transaction-proofs');
  return (
    <FormDialog
      title={texts.accept_title}
      renderButton={(open) => (
        <Button size="compact-sm" aria-label={texts.accept_of(proof.customer.name)} onClick={open}>
          {texts.accept}
        </Button>
      )}
    >
      {(close) => <AcceptForm proof={proof} close={close} />}
    </FormDialog>
  );
}

/** The amount and the day, and, when it seems to be recorded, whether this is that payment. */
function AcceptForm({ proof, close }: { proof: Proof; close: () => void }) {
  const texts = useTexts('office-transaction-proofs');
  const today = todayIn(useSession().organiser.timezone);
  const [another, setAnother] = useState(false);
  const settings = { refreshes: REFRESHES, done: texts.accepted };
  const { form, saving, sending, error } = useActionForm('acceptTransactionProof', {
    ...settings,
    values: { amount: proof.amount, received_at: proof.paid_on },
    request: (values) => ({ ...values, transaction_proof: proof.cuid, twice: another }),
    after: close,
    once: true,
  });
  const same = useAction('acceptTransactionProof', settings);
  const duplicate = duplicateOf(error);
  const takeThat = (payment: string) =>
    same.mutate(
      { ...form.getValues(), transaction_proof: proof.cuid, payment },
      { onSuccess: close },
    );
  return (
    <ActionForm saving={saving} noValidate>
      <Stack>
        <PriceField
          label={texts.amount}
          {...form.getInputProps('amount')}
          onChange={(value) => form.setFieldValue('amount', value ?? 0)}
          w={180}
        />
        <TextInput
          label={texts.received_at}
          type="date"
          max={today}
          w={180}
          {...form.getInputProps('received_at')}
        />
        {duplicate === null ? null : (
          <>
            <LikelyDuplicate of={duplicate} confirmed={another} onChange={setAnother} />
            <Button
              variant="default"
              loading={same.isPending}
              onClick={() => takeThat(String(duplicate['payment']))}
            >
              {texts.it_is_that_one}
            </Button>
          </>
        )}
        <SendFoot close={close} sending={sending} disabled={duplicate !== null && !another}>
          {texts.accept_title}
        </SendFoot>
      </Stack>
    </ActionForm>
  );
}
