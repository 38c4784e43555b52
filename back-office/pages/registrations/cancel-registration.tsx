import { Button, Group, Stack, Text, Textarea } from '@mantine/core';
import type { Answer } from '@ribambelle/api/client.ts';
import { FormDialog } from '../../panels/form-dialog.tsx';
import { ActionForm } from '../../fields/action-form.tsx';
import { useActionForm } from '../../fields/use-action-form.ts';
import { useFormats } from '../../formats/formats.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';

const REFRESHES = [
  'getOfficeRegistration',
  'listOfficeRegistrations',
  'getOfficeCustomer',
] as const;

type Registration = Answer<'getOfficeRegistration'>;

/** The button that cancels a registration, and the question before it: who is told, and what remains to be refunded. */
export function CancelRegistration({ registration }: { registration: Registration }) {
  const texts = useTexts('office-registrations');
  return (
    <FormDialog
      title={texts.cancel_title(registration.participant_name)}
      renderButton={(open) => (
        <Button variant="subtle" color="red" onClick={open}>
          {texts.cancel}
        </Button>
      )}
    >
      {(close) => <CancelForm registration={registration} close={close} />}
    </FormDialog>
  );
}

function CancelForm({ registration, close }: { registration: Registration; close: () => void }) {
  const office = useTexts('office');
  const texts = useTexts('office-registrations');
  const formats = useFormats();
  const { form, saving, sending } = useActionForm('cancelOfficeRegistration', {
    values: { message: '' },
    refreshes: REFRESHES,
    done: texts.cancelled_done,
    after: close,
    request: (values) => ({ ...values, registration: registration.cuid }),
  });
  const { paid_amount } = registration;
  return (
    <ActionForm saving={saving} noValidate>
      <Stack>
        <Text>
          {texts.cancel_message}{' '}
          {paid_amount === null
            ? ''
            : paid_amount > 0
              ? texts.cancel_refund(formats.price(paid_amount))
              : texts.cancel_nothing}
        </Text>
        <Textarea
          label={texts.reason}
          required
          autosize
          minRows={2}
          data-autofocus
          {...form.getInputProps('message')}
        />
        <Group justify="end">
          <Button variant="default" onClick={close}>
            {office.go_back}
          </Button>
          <Button type="submit" color="red" loading={sending}>
            {texts.cancel}
          </Button>
        </Group>
      </Stack>
    </ActionForm>
  );
}
