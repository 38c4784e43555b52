import { Button, Stack, Text, TextInput } from '@mantine/core';
import type { Answer } from '@ribambelle/api/client.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { ActionForm } from '../../fields/action-form.tsx';
import { useActionForm } from '../../fields/use-action-form.ts';
import { FormDialog } from '../../panels/form-dialog.tsx';
import { SendFoot } from '../../panels/send-foot.tsx';
import { MONEY_REFRESHES } from '../payments/money-refreshes.ts';

type Transfer = Answer<'listOutgoingTransfers'>['data'][number];

/** The button that says that a transfer came back, or is not to be sent, and its question: why. */
export function FailTransfer({ transfer }: { transfer: Transfer }) {
  const texts = useTexts('office-outgoing-transfers');
  const waits = transfer.state === 'PENDING';
  const label = waits ? texts.not_sent : texts.came_back;
  return (
    <FormDialog
      title={waits ? texts.not_sent_title : texts.came_back_title}
      renderButton={(open) => (
        <Button
          size="compact-sm"
          variant="subtle"
          color="red"
          aria-label={`${label} ${texts.of(transfer.holder)}`}
          onClick={open}
        >
          {label}
        </Button>
      )}
    >
      {(close) => <FailForm transfer={transfer} waits={waits} close={close} />}
    </FormDialog>
  );
}

function FailForm(props: { transfer: Transfer; waits: boolean; close: () => void }) {
  const texts = useTexts('office-outgoing-transfers');
  const { transfer, waits, close } = props;
  const { form, saving, sending } = useActionForm('failOutgoingTransfer', {
    values: { note: '' },
    request: (values) => ({
      ...values,
      outgoing_transfer: transfer.cuid,
      waits,
    }),
    refreshes: MONEY_REFRESHES,
    done: texts.put_back,
    after: close,
  });
  return (
    <ActionForm saving={saving} noValidate>
      <Stack>
        <Text>{waits ? texts.not_sent_help : texts.came_back_help}</Text>
        <TextInput label={texts.note} required data-autofocus {...form.getInputProps('note')} />
        <SendFoot close={close} sending={sending} color="red">
          {waits ? texts.not_sent : texts.came_back}
        </SendFoot>
      </Stack>
    </ActionForm>
  );
}
