import { Button, Stack, Text, TextInput } from '@mantine/core';
import { SendFoot } from '../../panels/send-foot.tsx';
import type { Answer } from '@ribambelle/api/client.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { say } from '../../data/messages.ts';
import { FormDialog } from '../../panels/form-dialog.tsx';
import { ActionForm } from '../../fields/action-form.tsx';
import { useActionForm } from '../../fields/use-action-form.ts';
import { useFormats } from '../../formats/formats.ts';
import { MONEY_REFRESHES } from './money-refreshes.ts';

type Payment = Answer<'getOfficePayment'>;

/**
 * The button that voids a recorded payment, and the question before it: the effects, and the
 * reason.
 */
export function VoidPayment({ payment }: { payment: Payment }) {
  const texts = useTexts('office-payments');
  return (
    <FormDialog
      title={texts.void_title}
      renderButton={(open) => (
        <Button variant="subtle" color="red" onClick={open}>
          {texts.void}
        </Button>
      )}
    >
      {(close) => <VoidForm payment={payment} close={close} />}
    </FormDialog>
  );
}

function VoidForm({ payment, close }: { payment: Payment; close: () => void }) {
  const texts = useTexts('office-payments');
  const formats = useFormats();
  const { form, saving, sending } = useActionForm('voidPayment', {
    values: { reason: '' },
    refreshes: MONEY_REFRESHES,
    done: '',
    after: ({ missing_amount }: Answer<'voidPayment'>) => {
      const message =
        missing_amount > 0 ? texts.voided_owed(formats.price(missing_amount)) : texts.voided;
      say({ message, color: 'green' });
      close();
    },
    once: true,
    request: (values) => ({ ...values, payment: payment.cuid }),
  });
  return (
    <ActionForm saving={saving} noValidate>
      <Stack>
        <Text>{texts.void_help}</Text>
        <TextInput
          label={texts.void_reason}
          required
          data-autofocus
          {...form.getInputProps('reason')}
        />
        <SendFoot close={close} sending={sending} color="red">
          {texts.void_title}
        </SendFoot>
      </Stack>
    </ActionForm>
  );
}
