import { Select, SimpleGrid, Stack, Text, Title } from '@mantine/core';
import type { useForm } from '@mantine/form';
import {
  OFFER_MINUTES,
  WAITING_LIST_MODES,
  waitingListModeOf,
} from '@ribambelle/domain/activities/waiting-list-modes.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { useState } from 'react';
import { WholeNumberField } from '../../fields/whole-number-field.tsx';
import type { ActivityValues } from './activity-values.ts';

const UNITS = { MINUTES: 1, HOURS: 60 } as const;
const UNIT_NAMES = ['MINUTES', 'HOURS'] as const;

/** What the waiting lists of an activity do with a place that becomes free, and for how long they keep it. */
export function ActivityOffers({
  form,
  level,
}: {
  readonly form: ReturnType<typeof useForm<ActivityValues>>;
  readonly level: 2 | 3;
}) {
  const texts = useTexts('office-activities');
  const { values, errors } = form;
  const [unit, setUnit] = useState<keyof typeof UNITS>(
    values.offer_minutes % UNITS.HOURS === 0 ? 'HOURS' : 'MINUTES',
  );
  const minutes = UNITS[unit];
  return (
    <Stack gap="sm">
      <Title order={level} size="h3">
        {texts.waiting_list}
      </Title>
      <Select
        label={texts.waiting_list_mode}
        data={WAITING_LIST_MODES.map((value) => ({
          value,
          label: texts.waiting_list_modes[value],
        }))}
        value={values.waiting_list_mode}
        allowDeselect={false}
        onChange={(mode) => form.setFieldValue('waiting_list_mode', waitingListModeOf(mode ?? ''))}
      />
      {values.waiting_list_mode === 'OFFER' && (
        <>
          <SimpleGrid cols={2} spacing="sm">
            <WholeNumberField
              label={texts.offer_time}
              value={Math.round(values.offer_minutes / minutes)}
              error={errors['offer_minutes']}
              max={OFFER_MINUTES.most / minutes}
              onChange={(many) => form.setFieldValue('offer_minutes', (many ?? 0) * minutes)}
            />
            <Select
              label={texts.offer_unit}
              data={UNIT_NAMES.map((value) => ({ value, label: texts.offer_units[value] }))}
              value={unit}
              allowDeselect={false}
              onChange={(chosen) => {
                const next = chosen === 'MINUTES' ? 'MINUTES' : 'HOURS';
                const many = Math.max(1, Math.round(values.offer_minutes / UNITS[next]));
                setUnit(next);
                form.setFieldValue('offer_minutes', many * UNITS[next]);
              }}
            />
          </SimpleGrid>
          <Text size="sm" c="dimmed">
            {texts.offer_help}
          </Text>
        </>
      )}
    </Stack>
  );
}
