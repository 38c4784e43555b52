import { Select } from '../../fields/choices.tsx';
import { Checkbox, SimpleGrid } from '@mantine/core';
import type { useForm } from '@mantine/form';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { MEMBERSHIP_ENTITIES } from '@ribambelle/domain/memberships/membership-terms.ts';
import { BilingualField } from '../../fields/bilingual-field.tsx';
import { PictureField } from '../../fields/picture-field.tsx';
import { PriceField } from '../../fields/price-field.tsx';
import { RichTextsField } from '../../fields/rich-texts-field.tsx';
import { OwnCategoryField } from '../../fields/vat-category.tsx';
import { WholeNumberField } from '../../fields/whole-number-field.tsx';
import { PeriodFields } from './period-fields.tsx';
import type { MembershipValues } from './membership-values.ts';

/**
 * The fields of a membership: title, pictures, price, owner, duration, and texts in both languages.
 */
export function MembershipFields(props: {
  form: ReturnType<typeof useForm<MembershipValues>>;
  editable: boolean;
}) {
  const texts = useTexts('office-memberships');
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
        upload="uploadMembershipImage"
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
        <Select
          label={texts.entity}
          data={MEMBERSHIP_ENTITIES.map((value) => ({ value, label: texts.entities[value] }))}
          value={values.entity}
          allowDeselect={false}
          disabled={!editable}
          onChange={(entity) =>
            form.setFieldValue('entity', entity === 'CUSTOMERS' ? 'CUSTOMERS' : 'PARTICIPANTS')
          }
        />
      </SimpleGrid>
      <PeriodFields form={form} disabled={!editable} />
      <WholeNumberField
        label={texts.order}
        description={texts.order_help}
        value={values.order}
        error={form.errors['order']}
        onChange={(order) => form.setFieldValue('order', order ?? 0)}
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
