import { Checkbox, SimpleGrid } from '@mantine/core';
import type { useForm } from '@mantine/form';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { BilingualField } from '../../fields/bilingual-field.tsx';
import { DurationField } from '../../fields/duration-field.tsx';
import { PictureField } from '../../fields/picture-field.tsx';
import { PriceField } from '../../fields/price-field.tsx';
import { RichTextsField } from '../../fields/rich-texts-field.tsx';
import { WholeNumberField } from '../../fields/whole-number-field.tsx';
import type { VoucherValues } from './voucher-values.ts';
import { WorthFields } from './worth-fields.tsx';

/**
 * The fields of a voucher: title, pictures, price, worth, validity, and texts in both languages.
 */
export function VoucherFields(props: {
  form: ReturnType<typeof useForm<VoucherValues>>;
  editable: boolean;
}) {
  const texts = useTexts('office-vouchers');
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
        upload="uploadVoucherImage"
        disabled={!editable}
        {...form.getInputProps('images')}
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
          disabled={!editable}
          {...form.getInputProps('duration')}
        />
        <WholeNumberField
          label={texts.order}
          description={texts.order_help}
          value={values.order}
          error={form.errors['order']}
          onChange={(order) => form.setFieldValue('order', order ?? 0)}
        />
      </SimpleGrid>
      <Checkbox label={texts.publish} {...form.getInputProps('published', { type: 'checkbox' })} />
      <RichTextsField
        label={texts.description}
        disabled={!editable}
        {...form.getInputProps('description')}
      />
    </>
  );
}
