import { Checkbox, Group, Text, TextInput } from '@mantine/core';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { BilingualField, NO_TEXT } from '../../fields/bilingual-field.tsx';
import { RecordPanel } from '../../records/record-panel.tsx';

const NEW = {
  name: '',
  title: NO_TEXT,
  street: '',
  number: '',
  postcode: '',
  city: '',
  active: true,
};

/** The panel of a location. */
export function LocationPanel() {
  const texts = useTexts('office-locations');
  return (
    <RecordPanel
      noun="locations"
      texts={texts}
      initial={NEW}
      titleOf={({ name }) => name}
      isRemovable={({ availabilities }) => availabilities === 0}
    >
      {(form, { record: location }) => (
        <>
          <TextInput
            label={texts.name}
            description={texts.name_help}
            data-autofocus
            {...form.getInputProps('name')}
          />
          <BilingualField
            label={texts.shown_as}
            errors={{ of: form.errors, path: 'title' }}
            {...form.getInputProps('title')}
          />
          <Group wrap="nowrap" align="start">
            <TextInput label={texts.street} flex={1} {...form.getInputProps('street')} />
            <TextInput label={texts.number} w={90} {...form.getInputProps('number')} />
          </Group>
          <Group wrap="nowrap" align="start">
            <TextInput label={texts.postcode} w={120} {...form.getInputProps('postcode')} />
            <TextInput label={texts.city} flex={1} {...form.getInputProps('city')} />
          </Group>
          <Checkbox
            label={texts.active}
            description={texts.active_help}
            {...form.getInputProps('active', { type: 'checkbox' })}
          />
          {location === null ? null : (
            <Text c="dimmed">{texts.dates_here(location.availabilities)}</Text>
          )}
        </>
      )}
    </RecordPanel>
  );
}
