import { Checkbox, SimpleGrid } from '@mantine/core';
import type { useForm } from '@mantine/form';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { PriceField } from '../../fields/price-field.tsx';
import { WholeNumberField } from '../../fields/whole-number-field.tsx';
import { useFormats } from '../../formats/formats.ts';
import { Fold } from '../../panels/fold.tsx';
import type { ActivityValues } from './activity-values.ts';

/**
 * The fields of the limits: deposit, largest quantity, registration after the start, and order
 * among the activities.
 */
export function ActivityLimits({
  form,
  level,
}: {
  readonly form: ReturnType<typeof useForm<ActivityValues>>;
  readonly level: 2 | 3;
}) {
  const texts = useTexts('office-activities');
  const formats = useFormats();
  const { values, errors } = form;
  const facts_set = [
    ...(values.default_deposit > 0
      ? [texts.deposit_set(formats.price(values.default_deposit))]
      : []),
    ...(values.maximum_quantity === null ? [] : [texts.most_set(values.maximum_quantity)]),
    ...(values.allow_registrations_after_start ? [texts.after_start_set] : []),
    ...(values.order === 0 ? [] : [texts.order_set(values.order)]),
  ];
  return (
    <Fold title={texts.limits} order={level} set={facts_set}>
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm">
        <PriceField
          label={texts.default_deposit}
          value={values.default_deposit}
          error={errors['default_deposit']}
          onChange={(value) => form.setFieldValue('default_deposit', value ?? 0)}
        />
        <WholeNumberField
          label={texts.maximum_quantity}
          {...form.getInputProps('maximum_quantity')}
        />
        <WholeNumberField
          label={texts.order}
          description={texts.order_help}
          value={values.order}
          error={errors['order']}
          onChange={(order) => form.setFieldValue('order', order ?? 0)}
        />
      </SimpleGrid>
      <Checkbox
        label={texts.after_start}
        {...form.getInputProps('allow_registrations_after_start', { type: 'checkbox' })}
      />
    </Fold>
  );
}
