import { Group, Stack, TextInput } from '@mantine/core';
import type { Answer } from '@ribambelle/api/client.ts';
import { useMay } from '../../data/session.tsx';
import { ContactFields } from '../../fields/contact-fields.tsx';
import { ActionForm } from '../../fields/action-form.tsx';
import { useActionForm } from '../../fields/use-action-form.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { SaveButton } from './save-button.tsx';

/** The form of the organiser's name, contact and address. */
export function IdentityForm(props: {
  identity: Answer<'getSettings'>['identity'];
  version: number;
}) {
  const texts = useTexts('office-organisation');
  const may = useMay()('organiser-account.update');
  const { form, saving, sending } = useActionForm('updateIdentity', {
    values: { ...props.identity },
    request: (values) => ({ ...values, version: props.version }),
    refreshes: ['getSettings', 'getOfficeSession', 'getSenderDomain'],
  });
  return (
    <ActionForm saving={saving}>
      <fieldset disabled={!may} className="office-fields">
        <Stack gap="sm">
          <Group grow align="start">
            <TextInput label={texts.name} {...form.getInputProps('name')} />
            <TextInput label={texts.legal_name} {...form.getInputProps('legal_name')} />
          </Group>
          <TextInput
            label={texts.company_number}
            description={texts.company_number_help}
            placeholder="0417.497.106"
            {...form.getInputProps('company_number')}
          />
          <ContactFields bind={(name) => form.getInputProps(name)} />
          <SaveButton sending={sending} dirty={form.isDirty()} shown={may} />
        </Stack>
      </fieldset>
    </ActionForm>
  );
}
