import { Checkbox, Group, NumberInput, SimpleGrid, TextInput } from '@mantine/core';
import type { useForm } from '@mantine/form';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { PriceField } from '../../fields/price-field.tsx';
import { RowsField } from '../../fields/rows-field.tsx';
import type { BookingConfigurationValues } from './booking-configuration-values.ts';
import { ExceptionFields, OpeningHoursFields } from './hours-fields.tsx';

interface Props {
  readonly form: ReturnType<typeof useForm<BookingConfigurationValues>>;
  readonly editable: boolean;
}

/**
 * The fields of a booking configuration: its name, prices by length, opening hours, and booking
 * rules.
 */
export function BookingConfigurationFields({ form, editable }: Props) {
  const texts = useTexts('office-booking-configurations');
  return (
    <>
      <TextInput
        label={texts.name}
        description={texts.name_help}
        data-autofocus
        {...form.getInputProps('name')}
      />
      <Prices form={form} editable={editable} />
      <OpeningHoursFields form={form} disabled={!editable} />
      <ExceptionFields form={form} disabled={!editable} />
      <Rules form={form} />
    </>
  );
}

function Prices({ form, editable }: Props) {
  const texts = useTexts('office-booking-configurations');
  return (
    <RowsField
      legend={texts.prices}
      add={texts.add_price}
      onAdd={() => form.insertListItem('prices', { duration: 7_200, amount: 0 })}
      remove={texts.remove_price}
      onRemove={(index) => form.removeListItem('prices', index)}
      disabled={!editable}
      rows={form.values.prices.map((_, index) => (
        <PriceRow key={index} form={form} index={index} />
      ))}
    />
  );
}

function PriceRow({ form, index }: Pick<Props, 'form'> & { index: number }) {
  const texts = useTexts('office-booking-configurations');
  const { values, errors } = form;
  const path = `prices.${index}`;
  return (
    <Group align="start" gap="xs" flex={1} miw={0}>
      <NumberInput
        flex="1 1 130px"
        label={texts.duration}
        value={(values.prices[index]?.duration ?? 0) / 60}
        error={errors[`${path}.duration`]}
        allowNegative={false}
        allowDecimal={false}
        clampBehavior="none"
        hideControls
        onChange={(value) => form.setFieldValue(`${path}.duration`, Number(value) * 60)}
      />
      <PriceField
        label={texts.amount}
        w={120}
        value={values.prices[index]?.amount ?? 0}
        error={errors[`${path}.amount`]}
        onChange={(amount) => form.setFieldValue(`${path}.amount`, amount ?? 0)}
      />
    </Group>
  );
}

const NUMBERS = [
  ['minimum_participants', 'minimum_participants'],
  ['maximum_participants', 'maximum_participants'],
  ['granularity_minutes', 'granularity'],
  ['buffer_minutes', 'buffer'],
  ['notice_minutes', 'notice'],
  ['horizon_days', 'horizon'],
] as const;

function Rules({ form }: Pick<Props, 'form'>) {
  const texts = useTexts('office-booking-configurations');
  return (
    <>
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm">
        {NUMBERS.map(([name, label]) => (
          <NumberInput
            key={name}
            label={texts[label]}
            value={form.values[name]}
            error={form.errors[name]}
            allowNegative={false}
            allowDecimal={false}
            clampBehavior="none"
            hideControls
            onChange={(value) => form.setFieldValue(name, Number(value))}
          />
        ))}
      </SimpleGrid>
      <Checkbox
        label={texts.crosses_days}
        description={texts.crosses_days_help}
        {...form.getInputProps('crosses_days', { type: 'checkbox' })}
      />
    </>
  );
}
