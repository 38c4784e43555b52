import { Select } from '../../fields/choices.tsx';
import { inLanguage } from '../../fields/bilingual-field.tsx';
import { useOfferedLanguages } from '../../data/session.tsx';
import { ActionForm } from '../../fields/action-form.tsx';
import type { Saving } from '../../fields/use-action-form.ts';
import { Checkbox, SimpleGrid, Stack } from '@mantine/core';
import type { useForm } from '@mantine/form';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { MEMBERSHIP_ENTITIES } from '@ribambelle/domain/memberships/membership-terms.ts';
import { BilingualField } from '../../fields/bilingual-field.tsx';
import { PictureField } from '../../fields/picture-field.tsx';
import { PriceField } from '../../fields/price-field.tsx';
import { RichTextField } from '../../fields/rich-text-field.tsx';
import { WholeNumberField } from '../../fields/whole-number-field.tsx';
import { PeriodFields } from './period-fields.tsx';
import type { MembershipValues } from './membership-values.ts';

/**
 * The form of a membership: title, pictures, price, owner, duration, and texts in both languages.
 */
export function MembershipForm(props: {
  form: ReturnType<typeof useForm<MembershipValues>>;
  saving: Saving;
  editable: boolean;
}) {
  const languages = useOfferedLanguages();
  const texts = useTexts('office-memberships');
  const { form, saving, editable } = props;
  const { values } = form;
  return (
    <ActionForm id="membership" saving={saving}>
      <fieldset disabled={!editable} className="office-fields">
        <Stack gap="sm">
          <BilingualField
            label={texts.name}
            value={values.title}
            errors={{ of: form.errors, path: 'title' }}
            onChange={(title) => form.setFieldValue('title', title)}
          />
          <PictureField
            upload="uploadMembershipImage"
            pictures={values.pictures}
            onChange={(pictures) => form.setFieldValue('pictures', [...pictures])}
            disabled={!editable}
          />
          <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm">
            <PriceField
              label={texts.price}
              value={values.price}
              error={form.errors['price']}
              onChange={(price) => form.setFieldValue('price', price ?? 0)}
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
          <Checkbox
            label={texts.publish}
            {...form.getInputProps('published', { type: 'checkbox' })}
          />
          {languages.map((language) => (
            <RichTextField
              key={language}
              label={inLanguage(texts.description, { language, languages })}
              lang={language}
              value={values.description[language]}
              disabled={!editable}
              onChange={(html) =>
                form.setFieldValue('description', (before: MembershipValues['description']) => ({
                  ...before,
                  [language]: html,
                }))
              }
            />
          ))}
        </Stack>
      </fieldset>
    </ActionForm>
  );
}
