import {
  Button,
  Checkbox,
  Group,
  Paper,
  SimpleGrid,
  Stack,
  Text,
  TextInput,
  Title,
} from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import {
  CONSTRAINT_FILTERS,
  CONSTRAINT_TYPES,
  constraintTypeOf,
  MOST_COUNTED_BY_CONSTRAINT,
} from '@ribambelle/domain/activities/request-constraints.ts';
import { Select } from '../../fields/choices.tsx';
import { BilingualField, NO_TEXT } from '../../fields/bilingual-field.tsx';
import { WholeNumberField } from '../../fields/whole-number-field.tsx';
import { useFormats } from '../../formats/formats.ts';
import { Icon } from '../../shell/icons.tsx';
import { type Constraint, constraintWords } from './constraint-words.ts';
import type { FlowValues } from './flow-values.ts';
import { ItemTools } from './item-tools.tsx';

type Fields = { readonly form: UseFormReturnType<FlowValues> };

const NEW_CONSTRAINT: Constraint = {
  id: null,
  label: NO_TEXT,
  type: 'registrations.count.maximum',
  payload: { count: 1, availabilities: ['same.date'], period_start: null, period_end: null },
  optional: false,
};

/** The conditions that a request must or should meet, in the order in which families read them. */
export function Constraints({ form }: Fields) {
  const texts = useTexts('office-registration-requests').conditions;
  return (
    <>
      <Title order={2} size="h3">
        {texts.title}
      </Title>
      <Text c="dimmed">{texts.help}</Text>
      {form.values.constraints.map((constraint, index) => (
        <ConstraintFields key={constraint.id ?? `new ${index}`} form={form} index={index} />
      ))}
      <Group>
        <Button
          variant="default"
          leftSection={<Icon name="plus" size={15} />}
          onClick={() => form.insertListItem('constraints', NEW_CONSTRAINT)}
        >
          {texts.add}
        </Button>
      </Group>
    </>
  );
}

type OneOf = Fields & { readonly index: number };

function ConstraintFields({ form, index }: OneOf) {
  const texts = useTexts('office-registration-requests').conditions;
  const formats = useFormats();
  const path = `constraints.${index}`;
  const constraint = form.values.constraints[index];
  if (constraint === undefined) return null;
  const words = constraintWords(constraint, { texts, day: formats.plainDay });
  return (
    <Paper withBorder p="sm" role="group" aria-label={words}>
      <Stack gap="xs">
        <Group justify="space-between" wrap="nowrap" align="start">
          <Text fw={600}>{words}</Text>
          <ItemTools
            index={index}
            count={form.values.constraints.length}
            onRemove={() => form.removeListItem('constraints', index)}
            onMove={(to) => form.reorderListItem('constraints', { from: index, to })}
          />
        </Group>
        <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm">
          <Select
            label={texts.type}
            data={CONSTRAINT_TYPES.map((value) => ({ value, label: texts.types[value] }))}
            value={constraint.type}
            allowDeselect={false}
            error={form.errors[`${path}.type`]}
            onChange={(new_type) =>
              form.setFieldValue(`${path}.type`, constraintTypeOf(new_type ?? constraint.type))
            }
          />
          <WholeNumberField
            label={texts.count}
            value={constraint.payload.count}
            error={form.errors[`${path}.payload.count`]}
            max={MOST_COUNTED_BY_CONSTRAINT}
            onChange={(count) => form.setFieldValue(`${path}.payload.count`, count ?? 0)}
          />
        </SimpleGrid>
        <Together form={form} index={index} />
        <Period form={form} index={index} />
        <Checkbox
          label={texts.optional}
          {...form.getInputProps(`${path}.optional`, { type: 'checkbox' })}
        />
        <BilingualField
          label={texts.label}
          errors={{ of: form.errors, path: `${path}.label` }}
          {...form.getInputProps(`${path}.label`)}
        />
      </Stack>
    </Paper>
  );
}

/**
 * The properties that dates counted together have in common, and the choice to count only future
 * dates.
 */
function Together({ form, index }: OneOf) {
  const texts = useTexts('office-registration-requests').conditions;
  return (
    <Checkbox.Group
      label={texts.same}
      description={texts.same_help}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      {...form.getInputProps(`constraints.${index}.payload.availabilities`)}
    >
      <Group gap="sm" my={4}>
        {CONSTRAINT_FILTERS.map((filter) => (
          <Checkbox key={filter} value={filter} label={texts.filters[filter]} />
        ))}
      </Group>
    </Checkbox.Group>
  );
}

/** The first and the last day on which counted dates begin; either may be left open. */
function Period({ form, index }: OneOf) {
  const texts = useTexts('office-registration-requests').conditions;
  const day = (name: 'period_start' | 'period_end') => {
    const path = `constraints.${index}.payload.${name}`;
    return (
      <TextInput
        type="date"
        label={texts[name]}
        max="9999-12-31"
        value={form.values.constraints[index]?.payload[name] ?? ''}
        error={form.errors[path]}
        onChange={({ target }) => form.setFieldValue(path, target.value || null)}
      />
    );
  };
  return (
    <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm">
      {day('period_start')}
      {day('period_end')}
    </SimpleGrid>
  );
}
