import { Checkbox, SimpleGrid } from '@mantine/core';
import type { useForm } from '@mantine/form';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { ActivitiesField } from '../../fields/activities-field.tsx';
import { BilingualField } from '../../fields/bilingual-field.tsx';
import { FamiliesField } from '../../fields/families-field.tsx';
import { LastDayField } from '../../fields/last-day-field.tsx';
import { MomentField } from '../../fields/moment-field.tsx';
import { type NamedSegments, SegmentFields } from '../../fields/segment-fields.tsx';
import { WorthField } from '../../fields/worth-field.tsx';
import type { DiscountValues } from './discount-values.ts';

interface Props {
  readonly form: ReturnType<typeof useForm<DiscountValues>>;
  readonly editable: boolean;
  /** The chosen segments with their names; null for a new one. */
  readonly segments: NamedSegments | null;
}

/** The fields of a discount: its title, reduction, dates, families, activities and segments. */
export function DiscountFields({ form, editable, segments }: Props) {
  const texts = useTexts('office-discounts');
  const { values, errors } = form;
  return (
    <>
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
        <MomentField label={texts.starts} {...form.getInputProps('starts_at')} />
        <LastDayField
          label={texts.ends}
          description={texts.ends_help}
          {...form.getInputProps('ends_at')}
        />
      </SimpleGrid>
      <FamiliesField
        label={texts.customers}
        description={texts.customers_help}
        unknown={texts.customer_unknown}
        disabled={!editable}
        {...form.getInputProps('customers')}
      />
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
