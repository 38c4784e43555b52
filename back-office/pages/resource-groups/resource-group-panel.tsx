import { Input, Text } from '@mantine/core';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { BilingualField, NO_TEXT } from '../../fields/bilingual-field.tsx';
import { WholeNumberField } from '../../fields/whole-number-field.tsx';
import { RecordPanel } from '../../records/record-panel.tsx';
import { usePickText } from '../../texts/use-pick-text.ts';

const NEW = { name: NO_TEXT, order: 0 };

/** The panel of a group of resources. */
export function ResourceGroupPanel() {
  const texts = useTexts('office-resource-groups');
  const pick = usePickText();
  return (
    <RecordPanel
      noun="resource-groups"
      texts={texts}
      initial={NEW}
      titleOf={({ name }) => pick(name)}
      refreshes={['listOfficeResources', 'getOfficeResource']}
    >
      {(form, { record: group }) => (
        <>
          <BilingualField
            label={texts.name}
            errors={{ of: form.errors, path: 'name' }}
            {...form.getInputProps('name')}
          />
          <Input.Description>{texts.name_help}</Input.Description>
          <WholeNumberField
            label={texts.order}
            description={texts.order_help}
            value={form.values.order}
            error={form.errors['order']}
            onChange={(order) => form.setFieldValue('order', order ?? 0)}
          />
          {group === null ? null : <Text c="dimmed">{texts.resources_here(group.resources)}</Text>}
        </>
      )}
    </RecordPanel>
  );
}
