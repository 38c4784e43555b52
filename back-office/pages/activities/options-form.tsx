import { Button, Checkbox, Group, Paper, Stack, Text } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import type { Answer } from '@ribambelle/api/client.ts';
import { useEffect } from 'react';
import { useMay } from '../../data/session.tsx';
import { BilingualField, NO_TEXT } from '../../fields/bilingual-field.tsx';
import { ActionForm } from '../../fields/action-form.tsx';
import { useActionForm } from '../../fields/use-action-form.ts';
import { OwnCategoryField } from '../../fields/vat-category.tsx';
import { Icon } from '../../shell/icons.tsx';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import type { FormState } from './activity-form.tsx';
import { ItemTools } from './item-tools.tsx';
import { type Kept, type Option, type OptionValues, PriceFields } from './option-price-fields.tsx';

const NEW_PRICE = { id: null, label: NO_TEXT, amount: 0, percentage: 0, stock: null };

/** The form of the options of an activity with their prices, in the order families see them. */
export function OptionsForm(props: {
  activity: Answer<'getOfficeActivity'>;
  onState: (state: FormState) => void;
}) {
  const texts = useTexts('office-activities');
  const { activity, onState } = props;
  const editable = useMay()('activity-options.update');
  const { form, saving, sending } = useActionForm<'updateActivityOptions', OptionValues>(
    'updateActivityOptions',
    {
      values: { options: activity.options.map(withoutLeft) },
      request: ({ options }) => ({ activity: activity.cuid, version: activity.version, options }),
      refreshes: ['getOfficeActivity'],
    },
  );
  const dirty = form.isDirty();
  useEffect(() => onState({ dirty, sending }), [dirty, sending, onState]);
  const add = () =>
    form.insertListItem('options', {
      id: null,
      title: NO_TEXT,
      description: NO_TEXT,
      answer_required: false,
      vat_category: null,
      prices: [NEW_PRICE],
    });
  return (
    <ActionForm id="options" saving={saving}>
      <fieldset disabled={!editable} className="office-fields">
        <Stack gap="md">
          <Text c="dimmed">{texts.options_help}</Text>
          {form.values.options.map((option, index) => (
            <OptionFields
              key={option.id ?? `new ${index}`}
              form={form}
              index={index}
              kept={activity.options}
            />
          ))}
          <Group>
            <Button variant="default" leftSection={<Icon name="plus" size={15} />} onClick={add}>
              {texts.add_option}
            </Button>
          </Group>
        </Stack>
      </fieldset>
    </ActionForm>
  );
}

/** Returns an option to send, without the pieces left, because they follow from the sales. */
function withoutLeft({ prices, ...option }: Kept): Option {
  return {
    ...option,
    prices: prices.map(({ id, label, amount, percentage, stock }) => ({
      id,
      label,
      amount,
      percentage,
      stock,
    })),
  };
}

function OptionFields(props: {
  form: UseFormReturnType<OptionValues>;
  index: number;
  kept: readonly Kept[];
}) {
  const { form, index, kept } = props;
  const texts = useTexts('office-activities');
  const path = `options.${index}`;
  const option = form.values.options[index];
  if (option === undefined) return null;
  return (
    <Paper withBorder p="sm">
      <Stack gap="xs">
        <ItemTools
          index={index}
          count={form.values.options.length}
          onRemove={() => form.removeListItem('options', index)}
          onMove={(to) => form.reorderListItem('options', { from: index, to })}
        />
        <BilingualField
          label={texts.option_title}
          errors={{ of: form.errors, path: `${path}.title` }}
          {...form.getInputProps(`${path}.title`)}
        />
        <BilingualField
          long
          label={texts.explanation}
          errors={{ of: form.errors, path: `${path}.description` }}
          {...form.getInputProps(`${path}.description`)}
        />
        <Checkbox
          label={texts.answer_required}
          {...form.getInputProps(`${path}.answer_required`, { type: 'checkbox' })}
        />
        <OwnCategoryField
          value={option.vat_category ?? null}
          error={form.errors[`${path}.vat_category`]}
          onChange={(category) => form.setFieldValue(`${path}.vat_category`, category)}
        />
        {option.prices.map((price, at) => (
          <PriceFields
            key={price.id ?? `new ${at}`}
            form={form}
            path={`${path}.prices`}
            index={at}
            alone={option.prices.length === 1}
            kept={kept.flatMap(({ prices }) => prices).find(({ id }) => id === price.id)}
          />
        ))}
        <Group>
          <Button
            size="xs"
            variant="subtle"
            onClick={() => form.insertListItem(`${path}.prices`, NEW_PRICE)}
          >
            {texts.add_price}
          </Button>
        </Group>
      </Stack>
    </Paper>
  );
}
