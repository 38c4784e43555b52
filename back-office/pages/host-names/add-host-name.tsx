import { Button, Group, TextInput } from '@mantine/core';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { say } from '../../data/messages.ts';
import { ActionForm } from '../../fields/action-form.tsx';
import { useActionForm } from '../../fields/use-action-form.ts';

/** The form that adds an address of the site; a whole pasted address works too. */
export function AddHostName() {
  const texts = useTexts('office-host-names');
  const { form, saving, sending } = useActionForm('addHostName', {
    values: { hostname: '' },
    request: (values) => values,
    refreshes: ['listHostNames'],
    done: '',
    after: ({ hostname }) => {
      form.setValues({ hostname: '' });
      form.resetDirty({ hostname: '' });
      say({ message: texts.added(hostname), color: 'green' });
    },
  });
  return (
    <ActionForm saving={saving}>
      <Group align="end" gap="sm">
        <TextInput
          label={texts.hostname}
          description={texts.hostname_help}
          placeholder="www.mes-stages.be"
          inputMode="url"
          autoCapitalize="none"
          autoComplete="off"
          spellCheck={false}
          maxLength={300}
          style={{ flex: '1 1 16rem' }}
          {...form.getInputProps('hostname')}
        />
        <Button type="submit" loading={sending} disabled={form.values.hostname.trim() === ''}>
          {texts.add}
        </Button>
      </Group>
    </ActionForm>
  );
}
