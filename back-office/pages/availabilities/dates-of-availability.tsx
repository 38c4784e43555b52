import { Button, Group, NumberInput, Stack, Title } from '@mantine/core';
import type { Answer } from '@ribambelle/api/client.ts';
import { useMay } from '../../data/session.tsx';
import { useAction } from '../../data/use-action.ts';
import { useState } from 'react';
import { useFormats } from '../../formats/formats.ts';
import { useCall } from '@ribambelle/client/data/use-call.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { KeepAsTemplate } from '../date-configurations/keep-as-template.tsx';
import { MoveDate } from './move-date.tsx';
import { AvailabilityState, Places } from './places.tsx';
import { type Person, useMayChoosePeople } from './people-select.tsx';
import { StandIns } from './stand-ins.tsx';
import { AVAILABILITY_LISTS } from './refreshes.ts';

type Availability = Answer<'getOfficeAvailability'>;

/**
 * The dates of an availability; each can have its own places and hours, and be closed and reopened.
 */
export function DatesOfAvailability({ availability }: { availability: Availability }) {
  const texts = useTexts('office-availabilities');
  const { data } = useCall('listAvailabilityCollaborators', { availability: availability.cuid });
  const people = new Map(data?.dates.map(({ date, collaborators }) => [date, collaborators]));
  return (
    <Stack gap={4}>
      <Group justify="space-between" gap="sm">
        <Title order={3}>{texts.dates}</Title>
        <KeepAsTemplate dates={availability.dates} />
      </Group>
      {availability.dates.map((date) => (
        <DateLine
          key={date.cuid}
          availability={availability}
          date={date}
          people={people.get(date.cuid) ?? []}
        />
      ))}
    </Stack>
  );
}

function DateLine({
  availability,
  date,
  people,
}: {
  availability: Availability;
  date: Availability['dates'][number];
  /** The stand-ins on this date. */
  people: readonly Person[];
}) {
  const texts = useTexts('office-availabilities');
  const formats = useFormats();
  const may = useMay();
  const [open_part, setOpenPart] = useState<'move' | 'people' | null>(null);
  const choosesPeople = useMayChoosePeople();
  const toggle = (part: 'move' | 'people') => setOpenPart(open_part === part ? null : part);
  const change = useAction('updateAvailabilityDate', { refreshes: AVAILABILITY_LISTS });
  const is_closed = date.status === 'CLOSED';
  const of = { availability: availability.cuid, date: date.cuid };
  const { version } = date;
  const close = useAction('updateAvailabilityDate', {
    refreshes: AVAILABILITY_LISTS,
    done: texts.day_closed(formats.shortDate(date.start_at)),
    // closing added one version, unless another person has changed it too
    undo: (call) => call('updateAvailabilityDate', { ...of, version: version + 1, closed: false }),
  });
  const hours = `${formats.time(date.start_at)}–${formats.time(date.end_at)}`;
  return (
    <>
      <Group justify="space-between" className="office-line" gap="sm">
        <span>
          {formats.shortDate(date.start_at)}{' '}
          <span className="office-muted">
            {[hours, ...people.map(({ name }) => name)].join(' · ')}
          </span>
        </span>
        <Group gap="6px 12px">
          <Places registered={date.registered} capacity={date.capacity ?? availability.capacity} />
          {may('availability-dates.update') ? (
            <DateCapacity
              key={date.capacity}
              label={`${texts.capacity} · ${formats.shortDate(date.start_at)}`}
              capacity={date.capacity}
              usual={availability.capacity}
              onChange={(capacity) => change.mutate({ ...of, version, capacity })}
            />
          ) : null}
          <AvailabilityState status={date.status} called_off={date.called_off} />
          {choosesPeople ? (
            <Button
              size="compact-xs"
              variant="default"
              onClick={() => toggle('people')}
              aria-expanded={open_part === 'people'}
              aria-label={texts.stand_ins_of(formats.shortDate(date.start_at))}
            >
              {texts.stand_ins}
            </Button>
          ) : null}
          {may('availability-dates.update') ? (
            <Button.Group>
              <Button
                size="compact-xs"
                variant="default"
                onClick={() => toggle('move')}
                aria-expanded={open_part === 'move'}
              >
                {texts.move}
              </Button>
              <Button
                size="compact-xs"
                variant="default"
                onClick={() =>
                  // reopening may tell a waiting family of a place: that cannot be undone
                  is_closed
                    ? change.mutate({ ...of, version, closed: false })
                    : close.mutate({ ...of, version, closed: true })
                }
                loading={change.isPending || close.isPending}
              >
                {is_closed ? texts.open_day : texts.close_day}
              </Button>
            </Button.Group>
          ) : null}
        </Group>
      </Group>
      {open_part === 'move' ? (
        <MoveDate
          key={date.start_at}
          availability={availability}
          date={date}
          onDone={() => setOpenPart(null)}
        />
      ) : null}
      {open_part === 'people' ? (
        <StandIns of={of} people={people} day={formats.shortDate(date.start_at)} />
      ) : null}
    </>
  );
}

/**
 * The places of one date, saved when the field is left; empty means as many as the availability
 * has.
 */
function DateCapacity(props: {
  label: string;
  capacity: number | null;
  usual: number | null;
  onChange: (capacity: number | null) => void;
}) {
  const [text, setText] = useState<string | number>(props.capacity ?? '');
  const keep = () => {
    const capacity = text === '' ? null : Math.trunc(Number(text));
    if (capacity !== props.capacity) props.onChange(capacity);
  };
  return (
    <NumberInput
      aria-label={props.label}
      placeholder={props.usual === null ? '∞' : String(props.usual)}
      size="xs"
      w={56}
      min={0}
      max={100_000}
      allowDecimal={false}
      allowNegative={false}
      clampBehavior="strict"
      hideControls
      value={text}
      onChange={setText}
      onBlur={keep}
      onKeyDown={({ key }) => (key === 'Enter' ? keep() : undefined)}
    />
  );
}
