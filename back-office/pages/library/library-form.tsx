import { Button, Checkbox, Group, Stack, TextInput } from '@mantine/core';
import type { Answer } from '@ribambelle/api/client.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { ActionForm } from '../../fields/action-form.tsx';
import { BilingualField } from '../../fields/bilingual-field.tsx';
import { useActionForm } from '../../fields/use-action-form.ts';
import { FocalPoint } from './focal-point.tsx';

/** The name, the words and the focal point of a picture. */
export function LibraryForm({ picture }: { picture: Answer<'getFile'> }) {
  const texts = useTexts('office-library');
  const { cuid, version, name, alt, decoration, focal_x, focal_y } = picture;
  const { form, saving, sending } = useActionForm('updateFile', {
    values: { name, alt, decoration, focal_x, focal_y },
    request: (values) => ({ picture: cuid, version, ...values }),
    refreshes: ['listFiles', 'getFile'],
    done: texts.saved,
  });
  const { values } = form;
  return (
    <ActionForm saving={saving}>
      <Stack gap="sm">
        <FocalPoint
          address={picture.public_url}
          point={{ x: values.focal_x, y: values.focal_y }}
          onChange={({ x, y }) => {
            form.setFieldValue('focal_x', x);
            form.setFieldValue('focal_y', y);
          }}
        />
        <Checkbox
          label={texts.decoration}
          {...form.getInputProps('decoration', { type: 'checkbox' })}
        />
        {!values.decoration && (
          <BilingualField
            label={texts.alt_title}
            value={values.alt}
            onChange={(words) => form.setFieldValue('alt', words)}
            errors={{ of: form.errors, path: 'alt' }}
          />
        )}
        <TextInput label={texts.name} maxLength={200} {...form.getInputProps('name')} />
        <Group>
          <Button type="submit" loading={sending} disabled={!form.isDirty()}>
            {texts.save}
          </Button>
        </Group>
      </Stack>
    </ActionForm>
  );
}
