import { Group, Text } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import type { Answer } from '@ribambelle/api/client.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { BilingualField } from '../../fields/bilingual-field.tsx';
import { WholeNumberField } from '../../fields/whole-number-field.tsx';

type Payments = NonNullable<Answer<'getSettings'>['payments']>;

/** The fields that say when families are reminded of unpaid amounts, and with which words. */
export function ReminderFields({ form }: { readonly form: UseFormReturnType<Payments> }) {
  const texts = useTexts('office-organisation');
  const { reminder_first_days, reminder_message } = form.getValues();
  return (
    <>
      <div>
        <Text size="sm" fw={600}>
          {texts.reminders}
        </Text>
        <Text size="xs" c="gray.7">
          {texts.reminders_help}
        </Text>
      </div>
      <Group align="start" grow>
        <WholeNumberField
          label={texts.reminder_first}
          description={texts.reminder_first_help}
          max={60}
          {...form.getInputProps('reminder_first_days')}
        />
        <WholeNumberField
          label={texts.reminder_second}
          description={texts.reminder_second_help}
          max={90}
          {...form.getInputProps('reminder_second_days')}
        />
      </Group>
      <WholeNumberField
        label={texts.unpaid_cancellation}
        description={texts.unpaid_cancellation_help}
        max={60}
        {...form.getInputProps('unpaid_cancellation_days')}
      />
      {reminder_first_days === null ? null : (
        <BilingualField
          label={texts.reminder_message}
          long
          value={reminder_message}
          onChange={(value) => form.setFieldValue('reminder_message', value)}
          errors={{ of: form.errors, path: 'reminder_message' }}
        />
      )}
    </>
  );
}
