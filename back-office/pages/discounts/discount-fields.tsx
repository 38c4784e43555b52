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
        <MomentField
          label={texts.starts}
          value={values.starts_at}
          error={errors['starts_at']}
          onChange={(starts_at) => form.setFieldValue('starts_at', starts_at)}
        />
        <LastDayField
          label={texts.ends}
          description={texts.ends_help}
          value={values.ends_at}
          error={errors['ends_at']}
          onChange={(ends_at) => form.setFieldValue('ends_at', ends_at)}
        />
      </SimpleGrid>
      <FamiliesField
        label={texts.customers}
        description={texts.customers_help}
        unknown={texts.customer_unknown}
        value={values.families}
        error={errors['customers']}
        disabled={!editable}
        onChange={(families) => form.setFieldValue('families', [...families])}
      />
      <ActivitiesField
        label={texts.activities}
        description={texts.activities_help}
        value={values.named}
        error={errors['activities']}
        disabled={!editable}
        onChange={(activities) => form.setFieldValue('named', [...activities])}
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
