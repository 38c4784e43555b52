import { Button, Stack, Text, TextInput } from '@mantine/core';
import type { Answer } from '@ribambelle/api/client.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { ActionForm } from '../../fields/action-form.tsx';
import { useActionForm } from '../../fields/use-action-form.ts';
import { FormDialog } from '../../panels/form-dialog.tsx';
import { SendFoot } from '../../panels/send-foot.tsx';

type Difference = Answer<'listProviderDifferences'>['data'][number];

/** The button that closes a difference, and the dialog in which it is explained in a line. */
export function CloseDifference({ difference }: { difference: Difference }) {
  const texts = useTexts('office-provider-differences');
  return (
    <FormDialog
      title={texts.close_title}
      renderButton={(open) => (
        <Button
          size="compact-sm"
          variant="default"
          aria-label={texts.close_of(difference.provider_reference)}
          onClick={open}
        >
          {texts.close}
        </Button>
      )}
    >
      {(close) => <CloseForm difference={difference} close={close} />}
    </FormDialog>
  );
}

function CloseForm({ difference, close }: { difference: Difference; close: () => void }) {
  const texts = useTexts('office-provider-differences');
  const { form, saving, sending } = useActionForm('closeProviderDifference', {
    values: { note: '' },
    request: (values) => ({ ...values, provider_difference: difference.cuid }),
    refreshes: ['listProviderDifferences'],
    done: texts.closed,
    after: close,
  });
  return (
    <ActionForm saving={saving} noValidate>
      <Stack>
        <Text>{texts.close_help}</Text>
        <TextInput label={texts.note} required data-autofocus {...form.getInputProps('note')} />
        <SendFoot close={close} sending={sending}>
          {texts.close_title}
        </SendFoot>
      </Stack>
    </ActionForm>
  );
}
