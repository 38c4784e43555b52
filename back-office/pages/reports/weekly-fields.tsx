import { Group } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import type { ScheduledReport } from '@ribambelle/api/reports/schedule-shapes.ts';
import { useCall } from '@ribambelle/client/data/use-call.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { SENT_PERIODS } from '@ribambelle/domain/reports/periods.ts';
import { MultiSelect, Select } from '../../fields/choices.tsx';
import { useWeeklyWords } from './weekly-words.ts';

const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7];
const HOURS = Array.from({ length: 24 }, (_none, hour) => hour);

/** The values of the form of a weekly report, without its grouping. */
export interface WeeklyValues extends Record<string, unknown> {
  readonly weekday: string;
  readonly hour: string;
  readonly period: string;
  readonly recipients: string[];
}

/** The fields of a weekly report: its time, its period when it has one, and its recipients. */
export function WeeklyFields<Values extends WeeklyValues>(props: {
  form: UseFormReturnType<Values>;
  report: ScheduledReport['report'];
  dated: boolean;
  /** The recipients of today, including those who may no longer read it. */
  now?: readonly { readonly cuid: string; readonly name: string }[];
}) {
  const { form, report, dated, now = [] } = props;
  const texts = useTexts('reports');
  const words = useWeeklyWords();
  const readers = useCall('listReportReaders', { report }).data?.data ?? [];
  const others = now.filter(({ cuid }) => !readers.some((one) => one.cuid === cuid));
  const people = [...readers, ...others].map(({ cuid, name }) => ({ value: cuid, label: name }));
  return (
    <>
      <Group grow align="start">
        <Select
          label={texts.weekday}
          data={WEEKDAYS.map((day) => ({ value: String(day), label: words.weekday(day) }))}
          allowDeselect={false}
          {...form.getInputProps('weekday')}
        />
        <Select
          label={texts.hour}
          data={HOURS.map((hour) => ({ value: String(hour), label: words.hour(hour) }))}
          allowDeselect={false}
          {...form.getInputProps('hour')}
        />
      </Group>
      {dated ? (
        <Select
          label={texts.period}
          data={SENT_PERIODS.map((value) => ({ value, label: texts.periods[value] }))}
          allowDeselect={false}
          {...form.getInputProps('period')}
        />
      ) : null}
      <MultiSelect
        label={texts.recipients}
        description={texts.recipients_help}
        data={people}
        searchable
        {...form.getInputProps('recipients')}
      />
    </>
  );
}
