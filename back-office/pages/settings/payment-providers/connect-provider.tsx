import { Button, SegmentedControl, Stack, Text } from '@mantine/core';
import type { Ask } from '@ribambelle/api/client.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { say } from '../../../data/messages.ts';
import { ActionForm } from '../../../fields/action-form.tsx';
import { PasswordField } from '../../../fields/password-field.tsx';
import { useActionForm } from '../../../fields/use-action-form.ts';

type Provider = Ask<'connectPaymentProvider'>['provider'];

const PROVIDERS: readonly Provider[] = ['mollie', 'stripe'];

/** The form that connects an account by its key; the provider says whose account it is. */
export function ConnectProvider() {
  const texts = useTexts('office-payment-providers');
  const empty: { provider: Provider; key: string } = { provider: 'mollie', key: '' };
  const { form, saving, sending } = useActionForm('connectPaymentProvider', {
    values: empty,
    request: (values) => ({ ...values, key: values.key.trim() }),
    refreshes: ['listPaymentProviders', 'getSettings', 'getFirstSteps', 'getOfficeSession'],
    done: '',
    // a key is a secret: it is not kept as a draft
    aside: true,
    after: ({ account_name }, { provider }) => {
      form.setValues({ provider, key: '' });
      form.resetDirty({ provider, key: '' });
      const message = texts.connected(texts.names[provider], account_name);
      say({ message, color: 'green' });
    },
  });
  const { provider, key } = form.getValues();
  return (
    <ActionForm saving={saving}>
      <Stack gap="xs" role="group" aria-label={texts.connect_title}>
        <Text component="div" size="sm" fw={600}>
          {texts.connect_title}
        </Text>
        <SegmentedControl
          aria-label={texts.provider}
          w="fit-content"
          data={PROVIDERS.map((value) => ({ value, label: texts.names[value] }))}
          value={provider}
          onChange={(value) => {
            const chosen = PROVIDERS.find((one) => one === value);
            if (chosen !== undefined) form.setFieldValue('provider', chosen);
          }}
        />
        <PasswordField
          label={texts.key}
          description={`${texts.key_help[provider]} ${texts.kept_secret}`}
          autoComplete="off"
          maxLength={500}
          {...form.getInputProps('key')}
        />
        <Button type="submit" w="fit-content" loading={sending} disabled={key.trim() === ''}>
          {texts.connect}
        </Button>
      </Stack>
    </ActionForm>
  );
}
