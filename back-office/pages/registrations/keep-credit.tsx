import { Button, Stack, Text, TextInput } from '@mantine/core';
import { SendFoot } from '../../panels/send-foot.tsx';
import type { Answer } from '@ribambelle/api/client.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { FormDialog } from '../../panels/form-dialog.tsx';
import { ActionForm } from '../../fields/action-form.tsx';
import { useActionForm } from '../../fields/use-action-form.ts';
import { useFormats } from '../../formats/formats.ts';

const REFRESHES = [
  'getOfficeRegistration',
  'listOfficeRegistrations',
  'getOfficeCustomer',
  'getOfficePayment',
] as const;

type Registration = Answer<'getOfficeRegistration'>;

/**
 * The button that keeps an amount to be refunded, and the question before it: how much, and its
 * name.
 */
export function KeepCredit({ registration }: { registration: Registration }) {
  const texts = useTexts('office-registrations');
  const formats = useFormats();
  return (
    <FormDialog
      title={texts.keep_title(formats.price(registration.credit_amount ?? 0))}
      renderButton={(open) => (
        <Button variant="subtle" size="compact-sm" onClick={open}>
          {texts.keep}
        </Button>
      )}
    >
      {(close) => <KeepForm registration={registration} close={close} />}
    </FormDialog>
  );
}

function KeepForm({ registration, close }: { registration: Registration; close: () => void }) {
  const texts = useTexts('office-registrations');
  const { form, saving, sending } = useActionForm('keepCredit', {
    values: { label: '' },
    refreshes: REFRESHES,
    done: texts.kept,
    after: close,
    request: (values) => ({ ...values, receivable_id: registration.receivable_id }),
  });
  return (
    <ActionForm saving={saving} noValidate>
      <Stack>
        <Text>{texts.keep_help}</Text>
        <TextInput
          label={texts.keep_reason}
          required
          data-autofocus
          {...form.getInputProps('label')}
        />
        <SendFoot close={close} sending={sending}>
          {texts.keep}
        </SendFoot>
      </Stack>
    </ActionForm>
  );
}
