import { Checkbox, SimpleGrid, TextInput } from '@mantine/core';
import type { useForm } from '@mantine/form';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { ActivitiesField } from '../../fields/activities-field.tsx';
import { BilingualField } from '../../fields/bilingual-field.tsx';
import { LastDayField } from '../../fields/last-day-field.tsx';
import { MomentField } from '../../fields/moment-field.tsx';
import { PriceField } from '../../fields/price-field.tsx';
import { WholeNumberField } from '../../fields/whole-number-field.tsx';
import { type NamedSegments, SegmentFields } from '../../fields/segment-fields.tsx';
import { WorthField } from '../../fields/worth-field.tsx';
import type { CouponValues } from './coupon-values.ts';

interface Props {
  readonly form: ReturnType<typeof useForm<CouponValues>>;
  readonly editable: boolean;
  /** The chosen segments with their names; null for a new one. */
  readonly segments: NamedSegments | null;
}

/**
 * The fields of a coupon: its code and title, reduction, dates, number of uses, activities and
 * segments.
 */
export function CouponFields({ form, editable, segments }: Props) {
  const texts = useTexts('office-coupons');
  const { values, errors } = form;
  return (
    <>
      <TextInput
        label={texts.code}
        description={texts.code_help}
        data-autofocus
        autoComplete="off"
        {...form.getInputProps('code')}
      />
      <BilingualField
        label={texts.name}
        value={values.title}
        errors={{ of: errors, path: 'title' }}
        onChange={(title) => form.setFieldValue('title', title)}
      />
      <WorthField
        texts={texts}
        errors={errors}
        value={values}
        disabled={!editable}
        onChange={(worth) => form.setValues({ ...worth })}
      />
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm">
        <PriceField
          label={texts.minimum}
          description={texts.minimum_help}
          value={values.min_total_amount === 0 ? null : values.min_total_amount}
          error={errors['min_total_amount']}
          onChange={(least) => form.setFieldValue('min_total_amount', least ?? 0)}
        />
        <WholeNumberField
          label={texts.maximum}
          description={texts.unlimited_help}
          {...form.getInputProps('maximum_uses')}
        />
        <WholeNumberField
          label={texts.maximum_customer}
          description={texts.unlimited_help}
          {...form.getInputProps('maximum_uses_per_customer')}
        />
        <MomentField label={texts.starts} {...form.getInputProps('starts_at')} />
        <LastDayField
          label={texts.ends}
          description={texts.ends_help}
          {...form.getInputProps('ends_at')}
        />
      </SimpleGrid>
      <ActivitiesField
        label={texts.activities}
        description={texts.activities_help}
        disabled={!editable}
        {...form.getInputProps('activities')}
      />
      <SegmentFields
        value={values}
        named={segments}
        errors={errors}
        disabled={!editable}
        onChange={(new_segments) => form.setValues({ ...new_segments })}
      />
      <Checkbox label={texts.activate} {...form.getInputProps('active', { type: 'checkbox' })} />
    </>
  );
}
