import { Button, Radio, Stack, Text, Title } from '@mantine/core';
import { DatePickerInput } from '@mantine/dates';
import { useDebouncedValue } from '@mantine/hooks';
import { useSearchParams } from 'react-router';
import { useSession } from '../../data/session.tsx';
import { useCall } from '@ribambelle/client/data/use-call.ts';
import { sentenceOf } from '@ribambelle/client/data/failed-call.ts';
import { ActionForm } from '../../fields/action-form.tsx';
import { useActionForm } from '../../fields/use-action-form.ts';
import { SidePanel } from '../../panels/side-panel.tsx';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { isDay } from '@ribambelle/domain/base/calendar.ts';
import { ActivityChoice } from './activity-choice.tsx';
import { useAvailabilityPanel } from './availability-panel.tsx';
import { DecidedFields, UNDECIDED } from './decided-fields.tsx';
import { NewGroupFields, NO_GROUP } from './new-group-fields.tsx';
import { AVAILABILITY_LISTS } from './refreshes.ts';
import { SeriesDays } from './series-days.tsx';
import { type Schedule, SeriesPreview } from './series-preview.tsx';
import { mondayOf, shiftDay, todayIn } from './week.ts';

const GROUPINGS = ['EACH_WEEK', 'TOGETHER', 'EACH_DAY'] as const;

/**
 * A weekly series: period, weekdays and hours, skipped days, with a preview by the server. It
 * begins next week, or in the week of the calendar when that is later.
 */
export function SeriesPanel() {
  const office = useTexts('office');
  const texts = useTexts('office-availabilities');
  const panel = useAvailabilityPanel();
  const { timezone } = useSession().organiser;
  const [query] = useSearchParams();
  const next = shiftDay(mondayOf(todayIn(timezone)), 7);
  const week = query.get('week');
  const monday = week !== null && isDay(week) && mondayOf(week) > next ? mondayOf(week) : next;
  const schedule: Schedule = {
    first_day: monday,
    last_day: shiftDay(monday, 4),
    weekdays: [1, 2, 3, 4, 5],
    start_time: '09:00',
    end_time: '16:00',
    dates: [],
    skipped_days: [],
    grouping: 'EACH_WEEK',
  };
  const { form, saving, sending } = useActionForm('createAvailabilitySeries', {
    values: {
      ...UNDECIDED,
      ...NO_GROUP,
      ...schedule,
      activity: query.get('activity'),
    },
    request: ({ activity, ...values }) => ({
      ...values,
      activity: activity ?? '',
    }),
    refreshes: AVAILABILITY_LISTS,
    after: panel.close,
  });
  const { first_day, skipped_days, attached, resources } = form.values;
  const request = { ...scheduleIn(form.values), attached, resources };
  const [debounced] = useDebouncedValue(request, 250);
  const complete = isComplete(debounced);
  const preview = useCall('previewAvailabilitySeries', debounced, {
    enabled: complete,
    keep_previous: true,
  });
  const count = preview.error === null && complete ? (preview.data?.availabilities.length ?? 0) : 0;
  const foot = (
    <Button
      type="submit"
      form="series"
      loading={sending}
      disabled={form.values.activity === null || count === 0}
    >
      {count === 0 ? office.create : texts.create_many(count)}
    </Button>
  );
  return (
    <SidePanel title={texts.add_series} onClose={panel.close} foot={foot} width={640}>
      <ActionForm id="series" saving={saving}>
        <Stack gap="sm">
          <ActivityChoice form={form} />
          <SeriesDays form={form} />
          <DatePickerInput
            key={first_day}
            {...(first_day === '' ? {} : { defaultDate: first_day })}
            type="multiple"
            label={texts.skipped_days}
            description={texts.skipped_help}
            valueFormat="D MMM"
            clearable
            value={skipped_days}
            onChange={(days) => form.setFieldValue('skipped_days', days)}
          />
          <Radio.Group label={texts.grouping} {...form.getInputProps('grouping')}>
            <Stack gap={6} mt={4}>
              {GROUPINGS.map((one) => (
                <Radio key={one} value={one} label={texts.groupings[one]} />
              ))}
            </Stack>
          </Radio.Group>
          <Title order={3}>{texts.preview}</Title>
          {!complete ? (
            <Text c="dimmed">{texts.preview_empty}</Text>
          ) : preview.error === null ? (
            <SeriesPreview
              preview={preview.data}
              hours={debounced.dates.length > 0}
              onLeaveOut={(days) => form.setFieldValue('skipped_days', [...skipped_days, ...days])}
            />
          ) : (
            <Text c="red.7">{sentenceOf(preview.error, office.no_answer)}</Text>
          )}
          <NewGroupFields form={form} clashes={preview.data?.clashes} />
          <DecidedFields form={form} registered={0} />
        </Stack>
      </ActionForm>
    </SidePanel>
  );
}

function scheduleIn(values: Schedule): Schedule {
  const { first_day, last_day, weekdays, start_time, end_time, dates, skipped_days, grouping } =
    values;
  return { first_day, last_day, weekdays, start_time, end_time, dates, skipped_days, grouping };
}

function isComplete({ first_day, last_day, weekdays, dates, ...hours }: Schedule): boolean {
  const times = dates.length > 0 ? dates : [hours];
  const texts = times.flatMap(({ start_time, end_time }) => [start_time, end_time]);
  return (
    (weekdays.length > 0 || dates.length > 0) &&
    [first_day, last_day, ...texts].every((text) => text !== '')
  );
}
