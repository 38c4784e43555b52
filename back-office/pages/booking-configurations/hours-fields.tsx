import { Checkbox, Group, Stack, TextInput } from '@mantine/core';
import type { useForm } from '@mantine/form';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { Select } from '../../fields/choices.tsx';
import { useFormats } from '../../formats/formats.ts';
import type { BookingConfigurationValues } from './booking-configuration-values.ts';
import { RowsField } from '../../fields/rows-field.tsx';

interface Props {
  readonly form: ReturnType<typeof useForm<BookingConfigurationValues>>;
  readonly disabled: boolean;
}

/** Monday to Sunday, also the first seven days of January 2024. */
const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7];
const HOURS = { opens: '09:00', closes: '21:00' };

/** The fields of the opening hours by weekday. */
export function OpeningHoursFields({ form, disabled }: Props) {
  const texts = useTexts('office-booking-configurations');
  const { opening_hours } = form.values;
  return (
    <RowsField
      legend={texts.opening_hours}
      add={texts.add_hours}
      onAdd={() => form.insertListItem('opening_hours', { weekday: 1, ...HOURS })}
      remove={texts.remove_hours}
      onRemove={(index) => form.removeListItem('opening_hours', index)}
      disabled={disabled}
      rows={opening_hours.map((_, index) => (
        <HoursRow key={index} form={form} disabled={disabled} index={index} />
      ))}
    />
  );
}

function HoursRow({ form, disabled, index }: Props & { index: number }) {
  const texts = useTexts('office-booking-configurations');
  const { weekday } = useFormats();
  const days = WEEKDAYS.map((number) => ({
    value: String(number),
    label: weekday(`2024-01-0${number}`),
  }));
  return (
    <Group align="start" gap="xs" flex={1} miw={0}>
      <Select
        flex="1 1 180px"
        label={texts.weekday}
        data={days}
        value={String(form.values.opening_hours[index]?.weekday ?? 1)}
        allowDeselect={false}
        disabled={disabled}
        onChange={(value) => form.setFieldValue(`opening_hours.${index}.weekday`, Number(value))}
      />
      <Times form={form} path={`opening_hours.${index}`} />
    </Group>
  );
}

/** The fields of the days with other hours, or none. */
export function ExceptionFields({ form, disabled }: Props) {
  const texts = useTexts('office-booking-configurations');
  const { exceptions } = form.values;
  return (
    <RowsField
      legend={texts.exceptions}
      help={texts.exceptions_help}
      add={texts.add_exception}
      onAdd={() => form.insertListItem('exceptions', { first_day: '', last_day: '', hours: null })}
      remove={texts.remove_exception}
      onRemove={(index) => form.removeListItem('exceptions', index)}
      disabled={disabled}
      rows={exceptions.map((_, index) => (
        <ExceptionRow key={index} form={form} index={index} />
      ))}
    />
  );
}

function ExceptionRow({ form, index }: Pick<Props, 'form'> & { index: number }) {
  const texts = useTexts('office-booking-configurations');
  const path = `exceptions.${index}`;
  const is_closed = (form.values.exceptions[index]?.hours ?? null) === null;
  return (
    <Stack gap={6} flex={1} miw={0}>
      <Group align="start" gap="xs">
        <TextInput
          type="date"
          flex="1 1 130px"
          label={texts.first_day}
          {...form.getInputProps(`${path}.first_day`)}
        />
        <TextInput
          type="date"
          flex="1 1 130px"
          label={texts.last_day}
          {...form.getInputProps(`${path}.last_day`)}
        />
      </Group>
      <Checkbox
        label={texts.closed}
        checked={is_closed}
        onChange={({ currentTarget }) =>
          form.setFieldValue(`${path}.hours`, currentTarget.checked ? null : HOURS)
        }
      />
      {is_closed ? null : (
        <Group align="start" gap="xs">
          <Times form={form} path={`${path}.hours`} />
        </Group>
      )}
    </Stack>
  );
}

/**
 * The fields of opening and closing; midnight at the end of a day shows as the start of the next.
 */
function Times({ form, path }: { form: Props['form']; path: string }) {
  const texts = useTexts('office-booking-configurations');
  const closes = form.getInputProps(`${path}.closes`);
  return (
    <>
      <TextInput type="time" w={120} label={texts.opens} {...form.getInputProps(`${path}.opens`)} />
      <TextInput
        type="time"
        w={120}
        label={texts.closes}
        error={closes.error}
        value={closes.value === '24:00' ? '00:00' : closes.value}
        onChange={({ currentTarget: { value } }) =>
          form.setFieldValue(`${path}.closes`, value === '00:00' ? '24:00' : value)
        }
      />
    </>
  );
}
