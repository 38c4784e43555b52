import { Checkbox } from '@mantine/core';
import type { useForm } from '@mantine/form';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { BilingualField } from '../../fields/bilingual-field.tsx';
import { LocationSelect } from '../../fields/location-select.tsx';
import { PictureField } from '../../fields/picture-field.tsx';
import { RichTextsField } from '../../fields/rich-texts-field.tsx';
import { OwnCategoryField } from '../../fields/vat-category.tsx';
import { WholeNumberField } from '../../fields/whole-number-field.tsx';
import { ConfigurationSelect } from './configuration-select.tsx';
import { GroupsField } from './groups-field.tsx';
import type { ResourceValues } from './resource-values.ts';

/**
 * The fields of a resource: its name, pictures, location, groups, booking configuration, and
 * description in both languages.
 */
export function ResourceFields(props: {
  form: ReturnType<typeof useForm<ResourceValues>>;
  editable: boolean;
}) {
  const texts = useTexts('office-resources');
  const { form, editable } = props;
  const { values, errors } = form;
  return (
    <>
      <BilingualField
        label={texts.name}
        value={values.name}
        errors={{ of: errors, path: 'name' }}
        onChange={(name) => form.setFieldValue('name', name)}
      />
      <PictureField
        upload="uploadResourceImage"
        disabled={!editable}
        {...form.getInputProps('images')}
      />
      <ConfigurationSelect
        label={texts.configuration}
        placeholder={texts.no_configuration}
        {...form.getInputProps('configuration')}
      />
      <OwnCategoryField
        value={values.vat_category}
        error={errors['vat_category']}
        onChange={(category) => form.setFieldValue('vat_category', category)}
      />
      <LocationSelect
        label={texts.location}
        placeholder={texts.no_location}
        {...form.getInputProps('location')}
      />
      <GroupsField {...form.getInputProps('groups')} disabled={!editable} />
      <WholeNumberField
        label={texts.order}
        description={texts.order_help}
        value={values.order}
        error={errors['order']}
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
