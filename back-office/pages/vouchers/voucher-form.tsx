import { inLanguage } from '../../fields/bilingual-field.tsx';
import { useOfferedLanguages } from '../../data/session.tsx';
import { ActionForm } from '../../fields/action-form.tsx';
import type { Saving } from '../../fields/use-action-form.ts';
import { Checkbox, SimpleGrid, Stack } from '@mantine/core';
import type { useForm } from '@mantine/form';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { BilingualField } from '../../fields/bilingual-field.tsx';
import { DurationField } from '../../fields/duration-field.tsx';
import { PictureField } from '../../fields/picture-field.tsx';
import { PriceField } from '../../fields/price-field.tsx';
import { RichTextField } from '../../fields/rich-text-field.tsx';
import { WholeNumberField } from '../../fields/whole-number-field.tsx';
import type { VoucherValues } from './voucher-values.ts';
import { WorthFields } from './worth-fields.tsx';

/** The form of a voucher: title, pictures, price, worth, validity, and texts in both languages. */
export function VoucherForm(props: {
  form: ReturnType<typeof useForm<VoucherValues>>;
  saving: Saving;
  editable: boolean;
}) {
  const languages = useOfferedLanguages();
  const texts = useTexts('office-vouchers');
  const { form, saving, editable } = props;
  const { values } = form;
  return (
    <ActionForm id="voucher" saving={saving}>
      <fieldset disabled={!editable} className="office-fields">
        <Stack gap="sm">
          <BilingualField
            label={texts.name}
            value={values.title}
            errors={{ of: form.errors, path: 'title' }}
            onChange={(title) => form.setFieldValue('title', title)}
          />
          <PictureField
            upload="uploadVoucherImage"
            pictures={values.pictures}
            onChange={(pictures) => form.setFieldValue('pictures', [...pictures])}
            disabled={!editable}
          />
          <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm">
            <PriceField
              label={texts.price}
              value={values.price}
              error={form.errors['price']}
              description={texts.price_help}
              onChange={(price) => {
                // most vouchers are worth their price: until somebody sets another worth, it
                // follows the price
                if (values.amount === values.price) form.setFieldValue('amount', price ?? 0);
                form.setFieldValue('price', price ?? 0);
              }}
            />
            <WorthFields form={form} editable={editable} />
            <DurationField
              label={texts.duration_field}
              description={texts.duration_help}
              value={values.duration}
              error={form.errors['duration']}
              disabled={!editable}
              onChange={(duration) => form.setFieldValue('duration', duration)}
            />
            <WholeNumberField
              label={texts.order}
              description={texts.order_help}
              value={values.order}
              error={form.errors['order']}
              onChange={(order) => form.setFieldValue('order', order ?? 0)}
            />
          </SimpleGrid>
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
                form.setFieldValue('description', (before: VoucherValues['description']) => ({
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
