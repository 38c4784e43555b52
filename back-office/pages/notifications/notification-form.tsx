import { Button, Checkbox, Group, Stack, Text } from '@mantine/core';
import type { useForm } from '@mantine/form';
import { MAIL_BLOCKS } from '@ribambelle/domain/mail-templates/blocks.ts';
import { variablesOf } from '@ribambelle/domain/mailings/variables.ts';
import { useCall } from '@ribambelle/client/data/use-call.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import type { ReactNode } from 'react';
import { ActionForm } from '../../fields/action-form.tsx';
import { BilingualField } from '../../fields/bilingual-field.tsx';
import type { Saving } from '../../fields/use-action-form.ts';
import { BlocksField } from '../../mails/blocks-field.tsx';
import { DefinitionFields } from './definition-fields.tsx';
import { type DefinitionFormValues, requestOf } from './definition-values.ts';
import './notifications.css';

/** The most of what exists already that is counted. */
const MOST_COUNTED = 10_000;

/** The form of a notification: when and to whom on the left, its words on the right. */
export function NotificationForm(props: {
  readonly form: ReturnType<typeof useForm<DefinitionFormValues>>;
  readonly saving: Saving;
  readonly sending: boolean;
  readonly editable: boolean;
  readonly made: boolean;
  readonly required: boolean;
  /** True when what it was before it is saved was active. */
  readonly was_active: boolean;
  readonly note?: ReactNode;
  readonly tools?: ReactNode;
}) {
  const { form, saving, sending, editable, made, required } = props;
  const texts = useTexts('office-notification-definitions');
  const { values, errors } = form;
  return (
    <ActionForm id="notification" saving={saving}>
      <fieldset disabled={!editable} className="office-fields office-notification">
        <DefinitionFields form={form} disabled={!editable} made={made} required={required} />
        <Stack gap="sm">
          <BilingualField
            label={texts.subject}
            value={values.title}
            errors={{ of: errors, path: 'title' }}
            onChange={(title) => form.setFieldValue('title', title)}
          />
          <BlocksField
            value={values.content}
            kinds={MAIL_BLOCKS}
            variables={variablesOf('REGISTRATIONS')}
            errors={errors}
            disabled={!editable}
            onChange={(change) =>
              form.setFieldValue('content', (before: DefinitionFormValues['content']) => [
                ...change(before),
              ])
            }
          />
          {required ? null : (
            <Checkbox
              label={texts.activate}
              {...form.getInputProps('active', { type: 'checkbox' })}
            />
          )}
          {values.active && !props.was_active ? <Existing form={form} /> : null}
          {props.note}
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

/** Asks whether it is about what exists already too, when it is by date and there is some. */
function Existing({ form }: { readonly form: ReturnType<typeof useForm<DefinitionFormValues>> }) {
  const texts = useTexts('office-notification-definitions');
  const { values } = form;
  const by_date = values.delay_type !== 'AFTER_TRIGGER';
  const { trigger, global, dependencies } = requestOf(values);
  const { data } = useCall(
    'countNotificationSubjects',
    { trigger, global, dependencies },
    { enabled: by_date, keep_previous: true },
  );
  if (!by_date || data === undefined || data.count === 0) return <Text size="sm" />;
  return (
    <Checkbox
      label={data.count >= MOST_COUNTED ? texts.existing_many : texts.existing(data.count)}
      {...form.getInputProps('existing', { type: 'checkbox' })}
    />
  );
}
