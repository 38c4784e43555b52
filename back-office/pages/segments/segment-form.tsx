import { Stack, TextInput } from '@mantine/core';
import type { useForm } from '@mantine/form';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { SEGMENT_ENTITIES } from '@ribambelle/domain/segments/segment.ts';
import { Select } from '../../fields/choices.tsx';
import { ActionForm } from '../../fields/action-form.tsx';
import type { Saving } from '../../fields/use-action-form.ts';
import { FoundCount } from './found-count.tsx';
import type { Named } from './choice-input.tsx';
import { RulesField } from './rules-field.tsx';
import type { SegmentValues } from './segment-values.ts';

interface Props {
  readonly form: ReturnType<typeof useForm<SegmentValues>>;
  readonly saving: Saving;
  readonly editable: boolean;
  readonly is_new: boolean;
  /** What the records are called that the conditions name. */
  readonly names: readonly Named[];
}

/** Its name, of what it is, the conditions, and how many they find while one puts them together. */
export function SegmentForm({ form, saving, editable, is_new, names }: Props) {
  const texts = useTexts('office-segments');
  const { entity, conditions } = form.values;
  return (
    <ActionForm id="segment" saving={saving}>
      <fieldset disabled={!editable} className="office-fields">
        <Stack gap="md">
          <TextInput label={texts.name} data-autofocus {...form.getInputProps('name')} />
          {is_new ? (
            <Select
              label={texts.entity}
              data={SEGMENT_ENTITIES.map((value) => ({ value, label: texts.entities[value] }))}
              value={entity}
              allowDeselect={false}
              onChange={(chosen) => {
                const next = SEGMENT_ENTITIES.find((one) => one === chosen);
                if (next === undefined || next === entity) return;
                form.setFieldValue('entity', next);
                // what is asked of dates cannot be asked of families
                form.setFieldValue('conditions', { match: 'ALL', rules: [] });
              }}
            />
          ) : null}
          <RulesField
            {...{ entity, names }}
            value={conditions}
            errors={form.errors}
            disabled={!editable}
            onChange={(next) => form.setFieldValue('conditions', next)}
          />
          <FoundCount {...{ entity, conditions }} />
        </Stack>
      </fieldset>
    </ActionForm>
  );
}
