import {
  ANSWER_TYPES,
  hasChoices,
  hasPattern,
} from '@ribambelle/domain/custom-fields/answer-types.ts';
import { ActionIcon, Button, Checkbox, Group, Stack, Text, TextInput } from '@mantine/core';
import type { useForm } from '@mantine/form';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { Select } from '../../fields/choices.tsx';
import { ActionForm } from '../../fields/action-form.tsx';
import { BilingualField } from '../../fields/bilingual-field.tsx';
import type { Saving } from '../../fields/use-action-form.ts';
import { Icon } from '../../shell/icons.tsx';
import { useFieldEntities } from './use-field-entities.ts';
import { type FieldValues, NEW_CHOICE } from './field-values.ts';

type Form = ReturnType<typeof useForm<FieldValues>>;

/** The form of a custom field: the people that it is for, its title, and its type. */
export function FieldForm(props: {
  form: Form;
  saving: Saving;
  editable: boolean;
  /** True for an existing field: the people that it is for stay. */
  made: boolean;
  /** True when somebody answered it: its type stays. */
  answered: boolean;
}) {
  const texts = useTexts('office-custom-fields');
  const { form, saving, editable, made, answered } = props;
  const { values } = form;
  const entities = useFieldEntities(made ? 'read' : 'create');
  return (
    <ActionForm id="custom-field" saving={saving}>
      <fieldset disabled={!editable} className="office-fields">
        <Stack gap="sm">
          <Select
            label={texts.entity}
            allowDeselect={false}
            disabled={made}
            data={entities.map((value) => ({ value, label: texts.entities[value] }))}
            {...form.getInputProps('entity')}
          />
          <BilingualField
            label={texts.question}
            value={values.title}
            errors={{ of: form.errors, path: 'title' }}
            onChange={(title) => form.setFieldValue('title', title)}
          />
          <BilingualField
            long
            label={texts.description}
            value={values.description}
            errors={{ of: form.errors, path: 'description' }}
            onChange={(description) => form.setFieldValue('description', description)}
          />
          <Select
            label={texts.type}
            description={answered ? texts.type_stays : undefined}
            allowDeselect={false}
            disabled={answered}
            data={ANSWER_TYPES.map((value) => ({ value, label: texts.types[value] }))}
            {...form.getInputProps('type')}
          />
          {hasChoices(values.type) ? <Choices form={form} /> : null}
          {hasPattern(values.type) ? (
            <TextInput
              label={texts.pattern}
              description={texts.pattern_help}
              placeholder="[0-9]{11}"
              {...form.getInputProps('pattern')}
            />
          ) : null}
          <Checkbox
            label={texts.required}
            {...form.getInputProps('required', { type: 'checkbox' })}
          />
          <Checkbox
            label={texts.deferred}
            description={texts.deferred_help}
            {...form.getInputProps('deferred', { type: 'checkbox' })}
          />
          <Checkbox
            label={texts.health}
            description={texts.health_help}
            {...form.getInputProps('health', { type: 'checkbox' })}
          />
        </Stack>
      </fieldset>
    </ActionForm>
  );
}

function Choices({ form }: { form: Form }) {
  const texts = useTexts('office-custom-fields');
  const { choices } = form.values;
  return (
    <Stack gap="xs">
      {choices.map((choice, index) => (
        <Group key={choice.id ?? `new ${index}`} align="end" gap="xs" wrap="nowrap">
          <div style={{ flex: 1 }}>
            <BilingualField
              label={texts.choice(index + 1)}
              errors={{ of: form.errors, path: `choices.${index}.label` }}
              {...form.getInputProps(`choices.${index}.label`)}
            />
          </div>
          <ActionIcon
            variant="subtle"
            color="gray.7"
            size="lg"
            aria-label={texts.remove_choice(index + 1)}
            onClick={() => form.removeListItem('choices', index)}
          >
            <Icon name="trash" size={16} />
          </ActionIcon>
        </Group>
      ))}
      {form.errors['choices'] === undefined ? null : (
        <Text c="red.7" size="sm" role="alert">
          {form.errors['choices']}
        </Text>
      )}
      <Group>
        <Button
          size="xs"
          variant="subtle"
          onClick={() => form.insertListItem('choices', NEW_CHOICE)}
        >
          {texts.add_choice}
        </Button>
      </Group>
    </Stack>
  );
}
