import { Button, Chip, Group, SimpleGrid, Stack, Text, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import {
  type ConfiguredDate,
  datesOf,
  sameHoursOf,
} from '@ribambelle/domain/date-configurations/configured-dates.ts';
import { isDay } from '@ribambelle/domain/base/calendar.ts';
import { useState } from 'react';
import { useFormats } from '../../formats/formats.ts';
import { ConfiguredDatesField } from '../date-configurations/configured-dates-field.tsx';
import { type Template, TemplateSelect } from '../date-configurations/template-select.tsx';
import type { Schedule } from './series-preview.tsx';
import { daysOfWeek } from './week.ts';

type Scheduled = Schedule & Record<string, unknown>;

interface Props<Values extends Scheduled> {
  readonly form: UseFormReturnType<Values>;
}

/**
 * The days of a series: from a template or by hand, with the same hours each day or different ones.
 */
export function SeriesDays<Values extends Scheduled>({ form }: Props<Values>) {
  const texts = useTexts('office-availabilities');
  const configuration_texts = useTexts('office-date-configurations');
  const [template, setTemplate] = useState<Template | null>(null);
  const { weekdays, start_time, end_time, dates } = form.values;
  const set = (change: Partial<Schedule>) => form.setValues((before) => ({ ...before, ...change }));
  const same = dates.length === 0;
  return (
    <>
      <TemplateSelect
        value={template}
        onChange={(new_template) => {
          setTemplate(new_template);
          if (new_template !== null) set(scheduleOf(new_template.dates, form.values));
        }}
      />
      <SimpleGrid cols={{ base: 2, xs: same ? 4 : 2 }} spacing="sm">
        <TextInput type="date" label={texts.first_day} {...form.getInputProps('first_day')} />
        <TextInput type="date" label={texts.last_day} {...form.getInputProps('last_day')} />
        {same ? (
          <>
            <TextInput type="time" label={texts.start_time} {...form.getInputProps('start_time')} />
            <TextInput type="time" label={texts.end_time} {...form.getInputProps('end_time')} />
          </>
        ) : null}
      </SimpleGrid>
      {same ? (
        <Weekdays value={weekdays} onChange={(value) => set({ weekdays: value })} />
      ) : (
        <ConfiguredDatesField
          value={dates}
          errors={form.errors}
          disabled={false}
          onChange={(value) => set({ dates: value })}
        />
      )}
      <Button
        variant="subtle"
        size="compact-sm"
        mr="auto"
        disabled={same && weekdays.length === 0}
        onClick={() =>
          set({
            dates: same
              ? weekdays.map((weekday) => ({ week: 1, weekday, start_time, end_time }))
              : [],
          })
        }
      >
        {same ? configuration_texts.own_hours : configuration_texts.same_hours}
      </Button>
    </>
  );
}

/** Returns the days and hours of a template, at least until its own last day. */
function scheduleOf(dates: ConfiguredDate[], now: Schedule): Partial<Schedule> {
  const { first_day, last_day } = now;
  const last_date = isDay(first_day)
    ? datesOf(dates, { first_day, last_day: null }).at(-1)?.day
    : null;
  const period =
    last_date !== undefined && last_date !== null && last_date > last_day
      ? { last_day: last_date }
      : {};
  const same = sameHoursOf(dates);
  if (same === null) {
    const weekdays = [...new Set(dates.map(({ weekday }) => weekday))];
    const { start_time, end_time } = dates[0] ?? now;
    return { ...period, weekdays, start_time, end_time, dates };
  }
  return { ...period, ...same, weekdays: [...same.weekdays], dates: [] };
}

function Weekdays(props: { value: readonly number[]; onChange: (value: number[]) => void }) {
  const texts = useTexts('office-availabilities');
  const formats = useFormats();
  return (
    <Stack gap={4}>
      <Text size="sm" fw={500}>
        {texts.weekdays}
      </Text>
      <Chip.Group
        multiple
        value={props.value.map(String)}
        onChange={(values) =>
          props.onChange(values.map(Number).toSorted((one, other) => one - other))
        }
      >
        <Group gap={6}>
          {daysOfWeek('2026-01-05').map((day, index) => (
            <Chip key={day} value={String(index + 1)} size="sm" variant="light">
              {formats.shortWeekday(day)}
            </Chip>
          ))}
        </Group>
      </Chip.Group>
    </Stack>
  );
}
