import { Button, Group, TextInput } from '@mantine/core';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { ActionForm } from '../../../fields/action-form.tsx';
import { useActionForm } from '../../../fields/use-action-form.ts';

/** The form that adds the domain in whose name e-mails are signed, by an address of it. */
export function AddSenderDomain() {
  const texts = useTexts('office-sender-domains');
  const { form, saving, sending } = useActionForm('addSenderDomain', {
    values: { domain: '' },
    request: (values) => values,
    refreshes: ['getSenderDomain', 'getMailSettings', 'getSettings'],
    done: texts.added,
  });
  return (
    <ActionForm saving={saving}>
      <Group align="end" gap="sm">
        <TextInput
          label={texts.domain}
          description={texts.domain_help}
          inputMode="email"
          autoCapitalize="none"
          autoComplete="off"
          spellCheck={false}
          maxLength={300}
          style={{ flex: '1 1 16rem' }}
          {...form.getInputProps('domain')}
        />
        <Button type="submit" loading={sending} disabled={form.values.domain.trim() === ''}>
          {texts.add}
        </Button>
      </Group>
    </ActionForm>
  );
}
