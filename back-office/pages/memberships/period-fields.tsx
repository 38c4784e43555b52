import { Checkbox, Group, SimpleGrid, TextInput } from '@mantine/core';
import type { useForm } from '@mantine/form';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { dayOf, spanOfDay } from '@ribambelle/domain/base/days.ts';
import { PERIOD_TYPES, ROLLING_UNITS } from '@ribambelle/domain/memberships/membership-terms.ts';
import { Select } from '../../fields/choices.tsx';
import { useSession } from '../../data/session.tsx';
import { LastDayField } from '../../fields/last-day-field.tsx';
import { WholeNumberField } from '../../fields/whole-number-field.tsx';
import type { MembershipValues } from './membership-values.ts';

type Fields = { form: ReturnType<typeof useForm<MembershipValues>>; disabled: boolean };

/**
 * The fields of the duration of a membership: a time from its purchase, with its renewal, or from
 * one day to another.
 */
export function PeriodFields({ form, disabled }: Fields) {
  const texts = useTexts('office-memberships');
  const { period_type } = form.values;
  return (
    <>
      <Select
        label={texts.period}
        data={PERIOD_TYPES.map((value) => ({ value, label: texts.period_types[value] }))}
        value={period_type}
        allowDeselect={false}
        disabled={disabled}
        onChange={(value) =>
          form.setFieldValue('period_type', value === 'FIXED' ? 'FIXED' : 'ROLLING')
        }
      />
      {period_type === 'ROLLING' ? (
        <RollingFields form={form} disabled={disabled} />
      ) : (
        <FixedFields form={form} disabled={disabled} />
      )}
    </>
  );
}

function RollingFields({ form, disabled }: Fields) {
  const texts = useTexts('office-memberships');
  const { values } = form;
  return (
    <>
      <Group wrap="nowrap" align="end" gap="xs">
        <div style={{ flex: 1 }}>
          <WholeNumberField
            label={texts.duration}
            {...form.getInputProps('rolling_period_duration')}
          />
        </div>
        <Select
          aria-label={texts.unit}
          data={ROLLING_UNITS.map((value) => ({ value, label: texts.units[value] }))}
          value={values.rolling_period_type}
          allowDeselect={false}
          disabled={disabled}
          onChange={(value) =>
            form.setFieldValue(
              'rolling_period_type',
              ROLLING_UNITS.find((one) => one === value) ?? 'YEARS',
            )
          }
          w={140}
        />
      </Group>
      <Checkbox
        label={texts.start_choice}
        {...form.getInputProps('start_choice', { type: 'checkbox' })}
      />
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm">
        <WholeNumberField
          label={texts.renewal_before}
          description={texts.renewal_before_help}
          value={values.renewal_days_before}
          error={form.errors['renewal_days_before']}
          onChange={(days) => form.setFieldValue('renewal_days_before', days ?? 0)}
        />
        <WholeNumberField
          label={texts.renewal_after}
          description={texts.renewal_after_help}
          value={values.renewal_days_after}
          error={form.errors['renewal_days_after']}
          onChange={(days) => form.setFieldValue('renewal_days_after', days ?? 0)}
        />
      </SimpleGrid>
      <Checkbox
        label={texts.recurring}
        description={texts.recurring_help(values.renewal_days_before)}
        {...form.getInputProps('recurring', { type: 'checkbox' })}
      />
    </>
  );
}

function FixedFields({ form }: Fields) {
  const texts = useTexts('office-memberships');
  const { timezone } = useSession().organiser;
  const { fixed_period_start_at: start_at, fixed_period_end_at: end_at } = form.values;
  return (
    <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm">
      <TextInput
        type="date"
        label={texts.first_day}
        description={texts.first_day_help}
        max="9999-12-31"
        value={start_at === null ? '' : dayOf(start_at, timezone)}
        error={form.errors['fixed_period_start_at']}
        onChange={({ target }) =>
          form.setFieldValue(
            'fixed_period_start_at',
            target.value === '' ? null : spanOfDay(target.value, timezone).start_at,
          )
        }
      />
      <LastDayField
        label={texts.last_day}
        description={texts.last_day_help}
        value={end_at}
        error={form.errors['fixed_period_end_at']}
        onChange={(moment) => form.setFieldValue('fixed_period_end_at', moment)}
      />
    </SimpleGrid>
  );
}
