import { Checkbox, MultiSelect, Stack, Title } from '@mantine/core';
import type { useForm } from '@mantine/form';
import { useCall } from '@ribambelle/client/data/use-call.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { useMay } from '../../data/session.tsx';
import { WholeNumberField } from '../../fields/whole-number-field.tsx';
import type { ActivityValues } from './activity-values.ts';

/** What is kept for members of an activity; nothing of it shows where the organiser has no memberships. */
export function ActivityMembers({
  form,
  level,
}: {
  readonly form: ReturnType<typeof useForm<ActivityValues>>;
  readonly level: 2 | 3;
}) {
  const texts = useTexts('office-activities');
  const may = useMay();
  const { values, errors } = form;
  const { data } = useCall(
    'listOfficeMemberships',
    { page_size: 100 },
    { enabled: may('memberships.read') },
  );
  const choices = (data?.data ?? []).map(({ cuid, title }) => ({ value: cuid, label: title }));
  if (choices.length === 0 && values.memberships.length === 0) return null;
  const kept =
    values.memberships.length > 0 || values.members_only || values.members_days_early > 0;
  return (
    <Stack gap="sm">
      <Title order={level} size="h3">
        {texts.members}
      </Title>
      <MultiSelect
        label={texts.memberships}
        description={texts.memberships_help}
        data={choices}
        searchable
        {...form.getInputProps('memberships')}
      />
      {kept && (
        <>
          <Checkbox
            label={texts.members_only}
            {...form.getInputProps('members_only', { type: 'checkbox' })}
          />
          <WholeNumberField
            label={texts.members_days_early}
            description={texts.members_days_early_help}
            value={values.members_days_early}
            error={errors['members_days_early']}
            max={366}
            onChange={(days) => form.setFieldValue('members_days_early', days ?? 0)}
          />
        </>
      )}
    </Stack>
  );
}
