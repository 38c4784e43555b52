import { SimpleGrid } from '@mantine/core';
import type { useForm } from '@mantine/form';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import {
  PARTIAL_PRICES,
  PARTIAL_REGISTRATIONS,
} from '@ribambelle/domain/pricing/partial-registration.ts';
import { Select } from '../../fields/choices.tsx';
import { PriceField } from '../../fields/price-field.tsx';
import { useFormats } from '../../formats/formats.ts';
import { Fold } from '../../panels/fold.tsx';
import type { ActivityValues } from './activity-values.ts';

/**
 * The settings of partial registrations of an activity: the people who can register for some of its
 * dates, and the price.
 */
export function ActivityPartial({
  form,
  level,
}: {
  readonly form: ReturnType<typeof useForm<ActivityValues>>;
  readonly level: 2 | 3;
}) {
  const texts = useTexts('office-activities');
  const formats = useFormats();
  const { values } = form;
  const nobody = values.partial_registrations === 'NOBODY';
  const facts_set = [
    texts.partial_registrations_choices[values.partial_registrations],
    ...(values.partial_price === 'WHOLE' ? [] : [texts.partial_prices[values.partial_price]]),
    ...AMOUNTS.filter((name) => !nobody && values[name] > 0).map(
      (name) => `${texts.partial_changes[name]} : ${formats.price(values[name])}`,
    ),
  ];
  return (
    <Fold title={texts.partial} order={level} set={facts_set}>
      <Select
        label={texts.partial_registrations}
        data={PARTIAL_REGISTRATIONS.map((value) => ({
          value,
          label: texts.partial_registrations_choices[value],
        }))}
        allowDeselect={false}
        {...form.getInputProps('partial_registrations')}
      />
      <Select
        label={texts.partial_price}
        description={texts.partial_price_help}
        data={PARTIAL_PRICES.map((value) => ({ value, label: texts.partial_prices[value] }))}
        allowDeselect={false}
        {...form.getInputProps('partial_price')}
      />
      {!nobody && <LeftOut form={form} />}
    </Fold>
  );
}

const CHANGES = ['NONE', 'partial_fee', 'partial_discount'] as const;
const AMOUNTS = ['partial_fee', 'partial_discount'] as const;
/** The amount offered first, in minor units. */
const USUAL_AMOUNT = 500;

/**
 * The change of the price when a family leaves out dates that are still free: nothing, a fee, or a
 * discount.
 */
function LeftOut({ form }: { readonly form: ReturnType<typeof useForm<ActivityValues>> }) {
  const texts = useTexts('office-activities');
  const { values, errors } = form;
  const change = AMOUNTS.find((name) => values[name] > 0) ?? 'NONE';
  const choose = (kind: string | null) => {
    for (const name of AMOUNTS) form.setFieldValue(name, name === kind ? USUAL_AMOUNT : 0);
  };
  return (
    <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm">
      <Select
        label={texts.partial_change}
        data={CHANGES.map((value) => ({ value, label: texts.partial_changes[value] }))}
        value={change}
        error={errors['partial_discount']}
        allowDeselect={false}
        onChange={choose}
      />
      {change !== 'NONE' && (
        <PriceField
          label={texts.partial_amount}
          value={values[change]}
          onChange={(amount) => form.setFieldValue(change, amount ?? 0)}
        />
      )}
    </SimpleGrid>
  );
}
