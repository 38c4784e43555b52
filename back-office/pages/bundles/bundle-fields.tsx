import { Select } from '../../fields/choices.tsx';
import { Checkbox, SimpleGrid } from '@mantine/core';
import type { useForm } from '@mantine/form';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { BUNDLE_ENTITIES, bundleEntityOf } from '@ribambelle/domain/bundles/bundle-entity.ts';
import { ActivitiesField } from '../../fields/activities-field.tsx';
import { LastDayField } from '../../fields/last-day-field.tsx';
import { BilingualField } from '../../fields/bilingual-field.tsx';
import { DurationField } from '../../fields/duration-field.tsx';
import { PictureField } from '../../fields/picture-field.tsx';
import { PriceField } from '../../fields/price-field.tsx';
import { RichTextsField } from '../../fields/rich-texts-field.tsx';
import { OwnCategoryField } from '../../fields/vat-category.tsx';
import { WholeNumberField } from '../../fields/whole-number-field.tsx';
import type { BundleValues } from './bundle-values.ts';

/**
 * The fields of a bundle: title, pictures, price, registrations that it pays, owner, activities,
 * validity, and texts in both languages.
 */
export function BundleFields(props: {
  form: ReturnType<typeof useForm<BundleValues>>;
  editable: boolean;
}) {
  const texts = useTexts('office-bundles');
  const { form, editable } = props;
  const { values } = form;
  return (
    <>
      <BilingualField
        label={texts.name}
        value={values.title}
        errors={{ of: form.errors, path: 'title' }}
        onChange={(title) => form.setFieldValue('title', title)}
      />
      <PictureField
        upload="uploadBundleImage"
        disabled={!editable}
        {...form.getInputProps('images')}
      />
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm">
        <PriceField
          label={texts.price}
          value={values.price}
          error={form.errors['price']}
          onChange={(price) => form.setFieldValue('price', price ?? 0)}
        />
        <OwnCategoryField
          value={values.vat_category}
          error={form.errors['vat_category']}
          onChange={(category) => form.setFieldValue('vat_category', category)}
        />
        <WholeNumberField
          label={texts.capacity}
          description={texts.capacity_help}
          {...form.getInputProps('capacity')}
        />
        <DurationField
          label={texts.duration_field}
          description={texts.duration_help}
          disabled={!editable}
          {...form.getInputProps('duration')}
        />
        <LastDayField
          label={texts.last_day}
          description={texts.last_day_help}
          {...form.getInputProps('expires_at')}
        />
        <Select
          label={texts.entity}
          data={BUNDLE_ENTITIES.map((value) => ({ value, label: texts.entities[value] }))}
          value={values.entity}
          allowDeselect={false}
          disabled={!editable}
          onChange={(entity) =>
            form.setFieldValue('entity', bundleEntityOf(entity ?? values.entity))
          }
        />
        <WholeNumberField
          label={texts.order}
          description={texts.order_help}
          value={values.order}
          error={form.errors['order']}
          onChange={(order) => form.setFieldValue('order', order ?? 0)}
        />
      </SimpleGrid>
      <ActivitiesField
        label={texts.activities}
        description={texts.activities_help}
        disabled={!editable}
        {...form.getInputProps('activities')}
      />
      <Checkbox label={texts.publish} {...form.getInputProps('published', { type: 'checkbox' })} />
      <RichTextsField
        label={texts.description}
        disabled={!editable}
        {...form.getInputProps('description')}
      />
    </>
  );
}
