import { Checkbox, Group, Stack, TextInput } from '@mantine/core';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import {
  type ConfiguredDate,
  MOST_CONFIGURED_DATES,
  MOST_CONFIGURED_WEEKS,
} from '@ribambelle/domain/date-configurations/configured-dates.ts';
import { type ReactNode, useState } from 'react';
import { Select } from '../../fields/choices.tsx';
import { RowsField } from '../../fields/rows-field.tsx';
import { useFormats } from '../../formats/formats.ts';

interface Props {
  readonly value: readonly ConfiguredDate[];
  readonly onChange: (value: ConfiguredDate[]) => void;
  /** Errors by the path of the field: `dates.0.end_time`. */
  readonly errors: Readonly<Record<string, ReactNode>>;
  readonly disabled: boolean;
}

const SUNDAY = 7;
const FIRST: ConfiguredDate = { week: 1, weekday: 1, start_time: '09:00', end_time: '16:00' };

/**
 * The field of weekdays and their hours, of one week or, on request, of several consecutive weeks.
 */
export function ConfiguredDatesField({ value, onChange, errors, disabled }: Props) {
  const texts = useTexts('office-date-configurations');
  const full = value.length >= MOST_CONFIGURED_DATES;
  const weeks = Math.max(1, ...value.map(({ week }) => week));
  const [is_wanted, setWanted] = useState(false);
  const several = is_wanted || weeks > 1;
  return (
    <Stack gap="sm">
      <Checkbox
        label={texts.several_weeks}
        checked={several}
        // a date in a later week already implies several weeks
        disabled={disabled || weeks > 1}
        onChange={({ currentTarget }) => setWanted(currentTarget.checked)}
      />
      <RowsField
        legend={texts.dates}
        help={texts.dates_help}
        add={texts.add_date}
        onAdd={() => (full ? undefined : onChange([...value, after(value.at(-1))]))}
        remove={texts.remove_date}
        onRemove={(index) => onChange(value.filter((_, at) => at !== index))}
        disabled={disabled}
        rows={value.map((date, index) => (
          <DateRow
            key={index}
            date={date}
            disabled={disabled}
            weeks={several ? weeks : null}
            error={(field) => errors[`dates.${index}.${field}`]}
            onChange={(period) => onChange(value.map((one, at) => (at === index ? period : one)))}
          />
        ))}
      />
    </Stack>
  );
}

function DateRow(props: {
  date: ConfiguredDate;
  /** The number of weeks, of which one more is offered; null where there is only one. */
  weeks: number | null;
  disabled: boolean;
  error: (field: keyof ConfiguredDate) => ReactNode;
  onChange: (date: ConfiguredDate) => void;
}) {
  const texts = useTexts('office-date-configurations');
  const { weekday } = useFormats();
  const { date, weeks, disabled, error, onChange } = props;
  return (
    <Group align="start" gap="xs" flex={1} miw={0}>
      {weeks === null ? null : (
        <Select
          flex="1 1 110px"
          label={texts.week}
          data={Array.from({ length: Math.min(weeks + 1, MOST_CONFIGURED_WEEKS) }, (_, index) => ({
            value: String(index + 1),
            label: texts.week_number(index + 1),
          }))}
          value={String(date.week)}
          error={error('week')}
          allowDeselect={false}
          disabled={disabled}
          onChange={(new_value) => onChange({ ...date, week: Number(new_value) })}
        />
      )}
      <Select
        flex="1 1 110px"
        label={texts.weekday}
        data={[1, 2, 3, 4, 5, 6, 7].map((number) => ({
          value: String(number),
          // the first seven days of January 2024 are Monday to Sunday
          label: weekday(`2024-01-0${number}`),
        }))}
        value={String(date.weekday)}
        error={error('weekday')}
        allowDeselect={false}
        disabled={disabled}
        onChange={(new_value) => onChange({ ...date, weekday: Number(new_value) })}
      />
      <TextInput
        type="time"
        flex="1 1 100px"
        label={texts.start_time}
        value={date.start_time}
        error={error('start_time')}
        onChange={({ currentTarget }) => onChange({ ...date, start_time: currentTarget.value })}
      />
      <TextInput
        type="time"
        flex="1 1 100px"
        label={texts.end_time}
        value={date.end_time}
        error={error('end_time')}
        onChange={({ currentTarget }) => onChange({ ...date, end_time: currentTarget.value })}
      />
    </Group>
  );
}

/**
 * Returns the day after the last, at the same hours; Monday of the first week when there is none.
 */
function after(last: ConfiguredDate | undefined): ConfiguredDate {
  if (last === undefined) return FIRST;
  const { week, weekday } = last;
  return weekday < SUNDAY
    ? { ...last, weekday: weekday + 1 }
    : { ...last, week: Math.min(week + 1, MOST_CONFIGURED_WEEKS), weekday: 1 };
}
