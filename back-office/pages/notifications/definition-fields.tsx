import { Checkbox, Stack, TextInput } from '@mantine/core';
import type { useForm } from '@mantine/form';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { NOTIFICATION_ATTACHMENTS } from '@ribambelle/domain/notifications/attachments.ts';
import {
  OFFERED_TRIGGERS,
  RECIPIENT_TYPES,
  TRIGGER_RULES,
} from '@ribambelle/domain/notifications/triggers.ts';
import { ActivitiesField } from '../../fields/activities-field.tsx';
import { Select } from '../../fields/choices.tsx';
import { DelayField } from './delay-field.tsx';
import { CategoriesField, CollaboratorsField, MembershipsField } from './dependency-fields.tsx';
import { type DefinitionFormValues, toggled, withTrigger } from './definition-values.ts';

interface Props {
  readonly form: ReturnType<typeof useForm<DefinitionFormValues>>;
  readonly disabled: boolean;
  /** True for one that exists: its trigger stays. */
  readonly made: boolean;
  /** True for the one of which only the words change. */
  readonly required: boolean;
}

/** The fields of when a notification leaves, to whom, about what, and under what conditions. */
export function DefinitionFields({ form, disabled, made, required }: Props) {
  const texts = useTexts('office-notification-definitions');
  const { values, errors } = form;
  return (
    <Stack gap="sm">
      <TextInput label={texts.name} data-autofocus {...form.getInputProps('name')} />
      <Select
        label={texts.trigger}
        description={made ? '' : texts.trigger_help}
        data={OFFERED_TRIGGERS.map((value) => ({ value, label: texts.triggers[value] }))}
        value={values.trigger}
        allowDeselect={false}
        disabled={made}
        error={errors['trigger']}
        onChange={(chosen) => {
          const trigger = OFFERED_TRIGGERS.find((one) => one === chosen);
          if (trigger !== undefined) form.setValues(withTrigger(values, trigger));
        }}
      />
      {required ? null : <Moment form={form} />}
      {required ? null : <Recipients form={form} disabled={disabled} />}
      {required ? null : <About form={form} disabled={disabled} />}
      {required ? null : <Conditions form={form} />}
      <Checkbox.Group label={texts.attachments} value={values.attachments}>
        <Stack gap={6} mt={4}>
          {NOTIFICATION_ATTACHMENTS.map((member) => (
            <Checkbox
              key={member}
              label={texts.attachment_words[member]}
              value={member}
              onChange={(event) => {
                const on = event.currentTarget.checked;
                form.setFieldValue('attachments', toggled(values.attachments, { member, on }));
              }}
            />
          ))}
        </Stack>
      </Checkbox.Group>
    </Stack>
  );
}

type PartProps = Pick<Props, 'form' | 'disabled'>;

function Moment({ form }: Pick<PartProps, 'form'>) {
  const texts = useTexts('office-notification-definitions');
  const { values, errors } = form;
  const { delay_types } = TRIGGER_RULES[values.trigger];
  return (
    <>
      <DelayField
        label={texts.delay}
        value={values.delay}
        error={errors['delay']}
        onChange={(delay) => form.setFieldValue('delay', delay)}
      />
      <Select
        label={texts.delay_type}
        data={delay_types.map((value) => ({ value, label: texts.moments[value] }))}
        value={values.delay_type}
        allowDeselect={false}
        error={errors['delay_type']}
        onChange={(chosen) => {
          const delay_type = delay_types.find((one) => one === chosen);
          if (delay_type !== undefined) form.setFieldValue('delay_type', delay_type);
        }}
      />
    </>
  );
}

function Recipients({ form, disabled }: PartProps) {
  const texts = useTexts('office-notification-definitions');
  const { values, errors } = form;
  return (
    <>
      <Select
        label={texts.recipient_type}
        data={RECIPIENT_TYPES.map((value) => ({ value, label: texts.recipients[value] }))}
        value={values.recipient_type}
        allowDeselect={false}
        error={errors['recipient_type']}
        onChange={(chosen) => {
          const recipient_type = RECIPIENT_TYPES.find((one) => one === chosen);
          if (recipient_type !== undefined) form.setFieldValue('recipient_type', recipient_type);
        }}
      />
      {values.recipient_type === 'ADDRESS' ? (
        <TextInput label={texts.recipient} type="email" {...form.getInputProps('recipient')} />
      ) : null}
      {values.recipient_type === 'COLLABORATORS' ? (
        <CollaboratorsField
          value={values.collaborators}
          disabled={disabled}
          error={errors['collaborators']}
          onChange={(collaborators) => form.setFieldValue('collaborators', [...collaborators])}
        />
      ) : null}
      <DelayField
        label={texts.pause}
        value={values.spam_avoidance_delay}
        error={errors['spam_avoidance_delay']}
        onChange={(pause) => form.setFieldValue('spam_avoidance_delay', pause)}
      />
    </>
  );
}

function About({ form, disabled }: PartProps) {
  const texts = useTexts('office-notification-definitions');
  const { values, errors } = form;
  const { subject } = TRIGGER_RULES[values.trigger];
  const { dependencies } = values;
  const put = (of: Partial<DefinitionFormValues['dependencies']>) =>
    form.setFieldValue('dependencies', { ...dependencies, ...of });
  return (
    <>
      <Checkbox
        label={texts.global}
        description={texts.global_help}
        error={errors['global']}
        {...form.getInputProps('global', { type: 'checkbox' })}
      />
      {values.global || subject === 'MEMBERSHIP' ? null : (
        <>
          <ActivitiesField
            label={texts.activities}
            description=""
            value={dependencies.activities}
            disabled={disabled}
            error={errors['dependencies.activities']}
            onChange={(activities) => put({ activities: [...activities] })}
          />
          <CategoriesField
            value={dependencies.categories}
            disabled={disabled}
            error={errors['dependencies.categories']}
            onChange={(categories) => put({ categories: [...categories] })}
          />
        </>
      )}
      {values.global || (subject !== 'MEMBERSHIP' && subject !== 'CART') ? null : (
        <MembershipsField
          value={dependencies.memberships}
          disabled={disabled}
          error={errors['dependencies.memberships']}
          onChange={(memberships) => put({ memberships: [...memberships] })}
        />
      )}
    </>
  );
}

function Conditions({ form }: Pick<PartProps, 'form'>) {
  const texts = useTexts('office-notification-definitions');
  const { values } = form;
  const { requirements } = TRIGGER_RULES[values.trigger];
  if (requirements.length === 0) return null;
  return (
    <Checkbox.Group label={texts.requirements} value={values.requirements}>
      <Stack gap={6} mt={4}>
        {requirements.map((member) => (
          <Checkbox
            key={member}
            label={texts.requirement_words[member]}
            value={member}
            onChange={(event) => {
              const on = event.currentTarget.checked;
              form.setFieldValue('requirements', toggled(values.requirements, { member, on }));
            }}
          />
        ))}
      </Stack>
    </Checkbox.Group>
  );
}
