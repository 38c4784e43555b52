import { Group, Stack, TextInput } from '@mantine/core';
import type { Answer } from '@ribambelle/api/client.ts';
import { useMay } from '../../data/session.tsx';
import { ContactFields } from '../../fields/contact-fields.tsx';
import { useActionForm } from '../../fields/use-action-form.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { SaveButton } from './save-button.tsx';

/** Name, contact and address. */
export function IdentityForm({ identity }: { identity: Answer<'getSettings'>['identity'] }) {
  const texts = useTexts('office-organisation');
  const may = useMay()('organiser-account.update');
  const { form, submit, sending } = useActionForm('updateIdentity', {
    values: { ...identity },
    request: (values) => values,
    refreshes: ['getSettings', 'getOfficeSession'],
  });
  return (
    <form onSubmit={submit}>
      <fieldset disabled={!may} className="office-fields">
        <Stack gap="sm">
          <Group grow align="start">
            <TextInput label={texts.name} {...form.getInputProps('name')} />
            <TextInput label={texts.legal_name} {...form.getInputProps('legal_name')} />
          </Group>
          <ContactFields bind={(name) => form.getInputProps(name)} />
          <SaveButton sending={sending} dirty={form.isDirty()} shown={may} />
        </Stack>
      </fieldset>
    </form>
  );
}
