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
  /** The names of the records in the conditions. */
  readonly names: readonly Named[];
}

/**
 * The form of a segment: its name, its entity, its conditions, and the number of their matches as
 * they are edited.
 */
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
              onChange={(value) => {
                const next = SEGMENT_ENTITIES.find((one) => one === value);
                if (next === undefined || next === entity) return;
                form.setFieldValue('entity', next);
                // rules on dates do not apply to families
                form.setFieldValue('conditions', { match: 'ALL', rules: [] });
              }}
            />
          ) : null}
          <RulesField
            entity={entity}
            names={names}
            value={conditions}
            errors={form.errors}
            disabled={!editable}
            onChange={(next) => form.setFieldValue('conditions', next)}
          />
          <FoundCount entity={entity} conditions={conditions} />
        </Stack>
      </fieldset>
    </ActionForm>
  );
}
