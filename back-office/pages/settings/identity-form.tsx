import { Group, Stack, TextInput } from '@mantine/core';
import type { Answer } from '@ribambelle/api/client.ts';
import { useMay } from '../../data/session.tsx';
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
          <Group grow align="start">
            <TextInput label={texts.email} type="email" {...form.getInputProps('email')} />
            <TextInput label={texts.phone} type="tel" {...form.getInputProps('phone')} />
          </Group>
          <Group align="start" wrap="nowrap">
            <TextInput label={texts.street} flex={1} {...form.getInputProps('street')} />
            <TextInput label={texts.number} w={90} {...form.getInputProps('number')} />
          </Group>
          <Group align="start" wrap="nowrap">
            <TextInput label={texts.postcode} w={120} {...form.getInputProps('postcode')} />
            <TextInput label={texts.city} flex={1} {...form.getInputProps('city')} />
          </Group>
          <SaveButton sending={sending} dirty={form.isDirty()} shown={may} />
        </Stack>
      </fieldset>
    </form>
  );
}
