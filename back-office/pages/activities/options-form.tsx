import {
  ActionIcon,
  Button,
  Checkbox,
  Group,
  NumberInput,
  Paper,
  Stack,
  Text,
} from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import type { Answer, Ask } from '@ribambelle/api/client.ts';
import { useEffect } from 'react';
import { useMay } from '../../data/session.tsx';
import { BilingualField, NO_TEXT } from '../../fields/bilingual-field.tsx';
import { PriceField } from '../../fields/price-field.tsx';
import { ActionForm } from '../../fields/action-form.tsx';
import { useActionForm } from '../../fields/use-action-form.ts';
import { Icon } from '../../shell/icons.tsx';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import type { FormState } from './activity-form.tsx';
import { ItemTools } from './item-tools.tsx';

type Option = NonNullable<Ask<'updateActivityOptions'>['options']>[number];
type Values = { options: Option[] };

const NEW_PRICE = { id: null, label: NO_TEXT, amount: 0, percentage: 0 };

/** The options of an activity with their prices, in the order in which families see them. */
export function OptionsForm(props: {
  activity: Answer<'getOfficeActivity'>;
  onState: (state: FormState) => void;
}) {
  const texts = useTexts('office-activities');
  const { activity, onState } = props;
  const editable = useMay()('activity-options.update');
  const { form, saving, sending } = useActionForm<'updateActivityOptions', Values>(
    'updateActivityOptions',
    {
      values: { options: activity.options },
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
      prices: [NEW_PRICE],
    });
  return (
    <ActionForm id="options" saving={saving}>
      <fieldset disabled={!editable} className="office-fields">
        <Stack gap="md">
          <Text c="dimmed">{texts.options_help}</Text>
          {form.values.options.map((option, index) => (
            <OptionFields key={option.id ?? `new ${index}`} form={form} index={index} />
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

function OptionFields({ form, index }: { form: UseFormReturnType<Values>; index: number }) {
  const texts = useTexts('office-activities');
  const path = `options.${index}`;
  const option = form.values.options[index];
  if (option === undefined) return null;
  return (
    <Paper withBorder p="sm">
      <Stack gap="xs">
        <ItemTools
          {...{
            index,
            count: form.values.options.length,
            onRemove: () => form.removeListItem('options', index),
          }}
          onMove={(to) => form.reorderListItem('options', { from: index, to })}
        />
        <BilingualField
          {...{ label: texts.option_title, errors: { of: form.errors, path: `${path}.title` } }}
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
        {option.prices.map((price, at) => (
          <PriceFields
            key={price.id ?? `new ${at}`}
            {...{ form, path: `${path}.prices`, index: at, alone: option.prices.length === 1 }}
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

function PriceFields(props: {
  form: UseFormReturnType<Values>;
  path: string;
  index: number;
  alone: boolean;
}) {
  const texts = useTexts('office-activities');
  const { form, path, index, alone } = props;
  const own = `${path}.${index}`;
  const amount = form.getInputProps(`${own}.amount`);
  const percentage = form.getInputProps(`${own}.percentage`);
  return (
    <Group align="end" gap="xs">
      <div style={{ flex: '1 1 280px' }}>
        <BilingualField
          label={texts.label}
          errors={{ of: form.errors, path: `${own}.label` }}
          {...form.getInputProps(`${own}.label`)}
        />
      </div>
      <PriceField
        {...{
          label: texts.amount,
          value: amount.value,
          error: amount.error,
          w: 110,
          negative: true,
        }}
        onChange={(value) => amount.onChange(value ?? 0)}
      />
      <NumberInput
        {...{
          label: texts.percentage,
          error: percentage.error,
          w: 110,
          decimalScale: 2,
          decimalSeparator: ',',
          hideControls: true,
          suffix: ' %',
        }}
        value={Number(percentage.value) / 100}
        onChange={(typed) => percentage.onChange(Math.round(Number(typed) * 100))}
      />
      <ActionIcon
        {...{
          variant: 'subtle',
          color: 'gray.7',
          size: 'lg',
          disabled: alone,
          'aria-label': texts.take_away,
        }}
        onClick={() => form.removeListItem(path, index)}
      >
        <Icon name="trash" size={16} />
      </ActionIcon>
    </Group>
  );
}
