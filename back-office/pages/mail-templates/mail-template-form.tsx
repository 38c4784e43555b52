import { Button, Group, Stack, TextInput } from '@mantine/core';
import type { useForm } from '@mantine/form';
import type { Answer } from '@ribambelle/api/client.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { MAIL_BLOCKS, TEMPLATE_USES } from '@ribambelle/domain/mail-templates/blocks.ts';
import { variablesOf } from '@ribambelle/domain/mailings/variables.ts';
import type { ReactNode } from 'react';
import { ActionForm } from '../../fields/action-form.tsx';
import { Select } from '../../fields/choices.tsx';
import type { Saving } from '../../fields/use-action-form.ts';
import { BlocksField } from '../../mails/blocks-field.tsx';

/** The values of the form of a template. */
export type TemplateFormValues = Pick<
  Answer<'getMailTemplate'>,
  'name' | 'content' | 'default_for'
> &
  Record<string, unknown>;

/** The form of a template: its name, what opens with it, and its blocks. */
export function MailTemplateForm(props: {
  readonly form: ReturnType<typeof useForm<TemplateFormValues>>;
  readonly saving: Saving;
  readonly sending: boolean;
  readonly editable: boolean;
  readonly made: boolean;
  readonly tools?: ReactNode;
}) {
  const { form, saving, sending, editable, made } = props;
  const texts = useTexts('office-mail-templates');
  const { values, errors } = form;
  return (
    <ActionForm id="mail-template" saving={saving}>
      <fieldset disabled={!editable} className="office-fields">
        <Stack gap="sm" maw={720}>
          <TextInput label={texts.name} {...form.getInputProps('name')} />
          <Select
            label={texts.default_for}
            description={texts.default_help}
            placeholder={texts.no_use}
            clearable
            data={TEMPLATE_USES.map((value) => ({ value, label: texts.uses[value] }))}
            value={values.default_for}
            error={errors['default_for']}
            onChange={(value) =>
              form.setFieldValue('default_for', TEMPLATE_USES.find((use) => use === value) ?? null)
            }
          />
          <BlocksField
            value={values.content}
            kinds={MAIL_BLOCKS}
            variables={variablesOf('REGISTRATIONS')}
            errors={errors}
            disabled={!editable}
            begins={false}
            onChange={(change) =>
              form.setFieldValue('content', (before: TemplateFormValues['content']) => [
                ...change(before),
              ])
            }
          />
          {editable ? (
            <Group>
              <Button type="submit" loading={sending}>
                {made ? texts.save : texts.create}
              </Button>
              {props.tools}
            </Group>
          ) : null}
        </Stack>
      </fieldset>
    </ActionForm>
  );
}
