import { Button, Stack, Text, Textarea } from '@mantine/core';
import type { Answer } from '@ribambelle/api/client.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { ActionForm } from '../../fields/action-form.tsx';
import { useActionForm } from '../../fields/use-action-form.ts';
import { FormDialog } from '../../panels/form-dialog.tsx';
import { SendFoot } from '../../panels/send-foot.tsx';

type Proof = Answer<'listOfficeTransactionProofs'>['data'][number];

/** The button that refuses a proof, and the dialog with the word that the family reads. */
export function RefuseProof({ proof }: { proof: Proof }) {
  const texts = useTexts('office-transaction-proofs');
  return (
    <FormDialog
      title={texts.refuse_title}
      renderButton={(open) => (
        <Button
          size="compact-sm"
          variant="default"
          aria-label={texts.refuse_of(proof.customer.name)}
          onClick={open}
        >
          {texts.refuse}
        </Button>
      )}
    >
      {(close) => <RefuseForm proof={proof} close={close} />}
    </FormDialog>
  );
}

function RefuseForm({ proof, close }: { proof: Proof; close: () => void }) {
  const texts = useTexts('office-transaction-proofs');
  const { form, saving, sending } = useActionForm('refuseTransactionProof', {
    values: { reason: '' },
    request: (values) => ({ ...values, transaction_proof: proof.cuid }),
    refreshes: ['listOfficeTransactionProofs'],
    done: texts.refused,
    after: close,
  });
  return (
    <ActionForm saving={saving} noValidate>
      <Stack>
        <Text>{texts.refuse_help}</Text>
        <Textarea
          label={texts.reason}
          required
          data-autofocus
          autosize
          minRows={2}
          {...form.getInputProps('reason')}
        />
        <SendFoot close={close} sending={sending} color="red">
          {texts.refuse_title}
        </SendFoot>
      </Stack>
    </ActionForm>
  );
}
