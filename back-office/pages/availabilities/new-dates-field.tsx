import { ActionIcon, Button, Group, SimpleGrid, Stack, TextInput, Title } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { useCall } from '@ribambelle/client/data/use-call.ts';
import { datesOf, type WallDate } from '@ribambelle/domain/date-configurations/configured-dates.ts';
import { isDay } from '@ribambelle/domain/base/calendar.ts';
import { useState } from 'react';
import { Icon } from '../../shell/icons.tsx';
import { HolidaysSaid } from '../date-configurations/holidays-said.tsx';
import { type Template, TemplateSelect } from '../date-configurations/template-select.tsx';
import { shiftDay } from './week.ts';

interface WithDates extends Record<string, unknown> {
  readonly dates: WallDate[];
}

interface Props<Values extends WithDates> {
  readonly form: UseFormReturnType<Values>;
  /** The values of the first date. */
  readonly first: WallDate;
}

/**
 * The dates of a new availability, typed or filled in from a template, with a note of public
 * holidays.
 */
export function NewDatesField<Values extends WithDates>({ form, first }: Props<Values>) {
  const texts = useTexts('office-availabilities');
  const { dates } = form.values;
  // the paths of the form depend on a type that is still open here
  const set = (next: WallDate[]) => form.setValues((before) => ({ ...before, dates: next }));
  const last = dates.at(-1) ?? first;
  const days = [...new Set(dates.map(({ day }) => day))].filter(isDay);
  const sorted_days = days.toSorted();
  const around = { from: sorted_days[0] ?? '', until: sorted_days.at(-1) ?? '' };
  const answer = useCall('listNamedDays', around, {
    enabled: days.length > 0,
    keep_previous: true,
  });
  const holidays = answer.data?.data.filter(({ day }) => days.includes(day)) ?? [];
  const rest = dates.filter(({ day }) => holidays.every((one) => one.day !== day));
  return (
    <>
      <Title order={3}>{texts.dates}</Title>
      <FromTemplate first_day={dates[0]?.day ?? first.day} onFill={set} />
      {dates.map((_date, index) => (
        <Group key={index} align="end" gap="xs">
          <TextInput
            type="date"
            flex="1 1 130px"
            aria-label={texts.day}
            {...form.getInputProps(`dates.${index}.day`)}
          />
          <TextInput
            type="time"
            aria-label={texts.start_time}
            {...form.getInputProps(`dates.${index}.start_time`)}
          />
          <TextInput
            type="time"
            aria-label={texts.end_time}
            {...form.getInputProps(`dates.${index}.end_time`)}
          />
          <ActionIcon
            variant="subtle"
            color="gray.7"
            size="lg"
            aria-label={texts.remove_day}
            disabled={dates.length === 1}
            onClick={() => form.removeListItem('dates', index)}
          >
            <Icon name="trash" />
          </ActionIcon>
        </Group>
      ))}
      <HolidaysSaid days={holidays} onLeaveOut={rest.length === 0 ? null : () => set(rest)} />
      <Group>
        <Button
          variant="default"
          size="xs"
          leftSection={<Icon name="plus" size={14} />}
          onClick={() =>
            set([...dates, { ...last, day: shiftDay(last.day === '' ? first.day : last.day, 1) }])
          }
        >
          {texts.add_day}
        </Button>
      </Group>
    </>
  );
}

/** Fills in the dates as soon as a template is chosen, and again for another first day. */
function FromTemplate(props: { first_day: string; onFill: (dates: WallDate[]) => void }) {
  const texts = useTexts('office-date-configurations');
  const [template, setTemplate] = useState<Template | null>(null);
  const [from, setFrom] = useState(props.first_day);
  const fill = (new_template: Template | null, first_day: string) => {
    if (new_template === null || !isDay(first_day)) return;
    props.onFill([...datesOf(new_template.dates, { first_day, last_day: null })]);
  };
  return (
    <Stack gap={4}>
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm">
        <TemplateSelect
          value={template}
          onChange={(new_template) => {
            const first_day = template === null ? props.first_day : from;
            setTemplate(new_template);
            setFrom(first_day);
            fill(new_template, first_day);
          }}
        />
        {template === null ? null : (
          <TextInput
            type="date"
            label={texts.from}
            value={from}
            onChange={({ currentTarget: { value } }) => {
              setFrom(value);
              fill(template, value);
            }}
          />
        )}
      </SimpleGrid>
    </Stack>
  );
}
