import { Notices } from '../../fields/action-form.tsx';
import { Button, Group, Stack, Text } from '@mantine/core';
import type { Answer } from '@ribambelle/api/client.ts';
import { MomentField } from '../../fields/moment-field.tsx';
import { useActionForm } from '../../fields/use-action-form.ts';
import { useFormats } from '../../formats/formats.ts';
import { confirm } from '../../panels/confirm.tsx';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { AVAILABILITY_LISTS } from './refreshes.ts';

interface Props {
  readonly availability: Answer<'getOfficeAvailability'>;
  readonly date: Answer<'getOfficeAvailability'>['dates'][number];
  readonly onDone: () => void;
}

/** Other hours for one date. Who is concerned is said before it is done; what has begun is moved only by somebody who was told so. */
export function MoveDate({ availability, date, onDone }: Props) {
  const office = useTexts('office');
  const texts = useTexts('office-availabilities');
  const formats = useFormats();
  const { form, saving, sending } = useActionForm('moveAvailabilityDate', {
    values: { start_at: date.start_at, end_at: date.end_at },
    request: (values) => ({
      ...values,
      availability: availability.cuid,
      date: date.cuid,
      version: date.version,
      past: hasBegun(date, values),
    }),
    refreshes: [...AVAILABILITY_LISTS, 'listOfficeRegistrations', 'getOfficeRegistration'],
    done: texts.moved,
    after: onDone,
  });
  const begun = hasBegun(date, form.values);
  const ask = () =>
    confirm({
      title: texts.move_title(formats.date(date.start_at)),
      consequence: [texts.move_consequence(date.registrations), begun ? texts.move_past : '']
        .join(' ')
        .trim(),
      yes: texts.move,
      no: office.cancel,
      run: () => saving.submit(),
    });
  const start = (start_at: string | null) => {
    if (start_at !== null)
      form.setValues({ start_at, end_at: later(start_at, lengthOf(form.values)) });
  };
  return (
    <Stack
      gap="xs"
      className="office-inset"
      role="group"
      aria-label={texts.move_title(formats.date(date.start_at))}
    >
      <Notices saving={saving} />
      <Group grow align="start">
        <MomentField
          label={texts.start_time}
          {...form.getInputProps('start_at')}
          onChange={start}
        />
        <MomentField
          label={texts.end_time}
          {...form.getInputProps('end_at')}
          onChange={(end_at) =>
            end_at === null ? undefined : form.setFieldValue('end_at', end_at)
          }
        />
      </Group>
      <Text size="sm" aria-live="polite">
        {texts.move_consequence(date.registrations)}
      </Text>
      <Group gap="xs">
        <Button size="xs" onClick={ask} loading={sending} disabled={!form.isDirty()}>
          {texts.move}
        </Button>
        <Button size="xs" variant="subtle" color="gray" onClick={onDone}>
          {office.cancel}
        </Button>
      </Group>
    </Stack>
  );
}

interface Hours {
  readonly start_at: string;
  readonly end_at: string;
}

function hasBegun(date: Hours, wanted: Hours): boolean {
  return [date, wanted].some(({ start_at }) => Date.parse(start_at) <= Date.now());
}

function lengthOf({ start_at, end_at }: Hours): number {
  return Date.parse(end_at) - Date.parse(start_at);
}

function later(instant: string, milliseconds: number): string {
  return new Date(Date.parse(instant) + milliseconds).toISOString();
}
