import { Button, Group, Stack } from '@mantine/core';
import type { Answer } from '@ribambelle/api/client.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { useState } from 'react';
import { MomentField } from '../../fields/moment-field.tsx';
import { useFormats } from '../../formats/formats.ts';
import { useUnsaved } from '../../panels/unsaved.ts';
import { MoveDatesQuestion } from './move-dates-question.tsx';

interface Hours {
  readonly start_at: string;
  readonly end_at: string;
}

interface Props {
  readonly availability: Answer<'getOfficeAvailability'>;
  readonly date: Answer<'getOfficeAvailability'>['dates'][number];
  readonly onDone: () => void;
}

/**
 * Other hours for one date, typed; the same question as after carrying the date shows their effect
 * before anything is done.
 */
export function MoveDate({ availability, date, onDone }: Props) {
  const office = useTexts('office');
  const texts = useTexts('office-availabilities');
  const formats = useFormats();
  const hours_before: Hours = { start_at: date.start_at, end_at: date.end_at };
  const [to, setTo] = useState(hours_before);
  const [is_open, setOpen] = useState(false);
  const is_changed = to.start_at !== hours_before.start_at || to.end_at !== hours_before.end_at;
  useUnsaved({ isUnsaved: () => is_changed, discard: () => setTo(hours_before) });
  const length = Date.parse(to.end_at) - Date.parse(to.start_at);
  return (
    <Stack
      gap="xs"
      className="office-inset"
      role="group"
      aria-label={texts.move_title(formats.date(date.start_at))}
    >
      <Group grow align="start">
        <MomentField
          label={texts.start_time}
          value={to.start_at}
          onChange={(start_at) =>
            start_at === null
              ? undefined
              : setTo({
                  start_at,
                  end_at: new Date(Date.parse(start_at) + length).toISOString(),
                })
          }
        />
        <MomentField
          label={texts.end_time}
          value={to.end_at}
          onChange={(end_at) => (end_at === null ? undefined : setTo({ ...to, end_at }))}
        />
      </Group>
      <Group gap="xs">
        <Button size="xs" onClick={() => setOpen(true)} disabled={!is_changed}>
          {texts.move_ask}
        </Button>
        <Button size="xs" variant="subtle" color="gray" onClick={onDone}>
          {office.cancel}
        </Button>
      </Group>
      <MoveDatesQuestion
        move={
          is_open
            ? {
                availability: availability.cuid,
                title: availability.activity.title,
                dates: [{ date: date.cuid, version: date.version, was: hours_before, to }],
              }
            : null
        }
        onClose={() => setOpen(false)}
        onDone={() => {
          setTo(hours_before);
          onDone();
        }}
      />
    </Stack>
  );
}
