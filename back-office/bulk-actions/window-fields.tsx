import { Group, NumberInput, Stack, TextInput } from '@mantine/core';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { Select } from '../fields/choices.tsx';
import { MomentField } from '../fields/moment-field.tsx';
import type { Decided, DecidedMoment } from './change-of.ts';

/**
 * The begin and the end of registration: unchanged, at a moment, some days before each date begins,
 * or without any.
 */
export function WindowFields({
  decided,
  decide,
}: {
  readonly decided: Decided;
  readonly decide: (decided: Decided) => void;
}) {
  const texts = useTexts('bulk-actions');
  return (
    <Stack gap="sm">
      <Moment
        label={texts.opens}
        moment={decided.opens}
        onChange={(opens) => decide({ ...decided, opens })}
      />
      <Moment
        label={texts.closes}
        moment={decided.closes}
        onChange={(closes) => decide({ ...decided, closes })}
      />
    </Stack>
  );
}

const WAYS = ['KEEP', 'SET', 'BEFORE_START', 'NONE'] as const;

function Moment(props: {
  label: string;
  moment: DecidedMoment;
  onChange: (moment: DecidedMoment) => void;
}) {
  const texts = useTexts('bulk-actions');
  const { label, moment, onChange } = props;
  const { by, days } = moment;
  return (
    <Stack gap={6} role="group" aria-label={label}>
      <Select
        label={label}
        value={by}
        onChange={(value) =>
          onChange({ ...moment, by: WAYS.find((way) => way === value) ?? 'KEEP' })
        }
        data={WAYS.map((way) => ({ value: way, label: texts.window_ways[way] }))}
        allowDeselect={false}
        w={300}
      />
      {by === 'SET' ? (
        <MomentField
          label={texts.window_at}
          value={moment.at}
          onChange={(at) => onChange({ ...moment, at })}
        />
      ) : null}
      {by === 'BEFORE_START' ? (
        <Group align="end">
          <NumberInput
            label={texts.window_days}
            value={days ?? ''}
            onChange={(value) =>
              onChange({ ...moment, days: value === '' ? null : Math.trunc(Number(value)) })
            }
            min={0}
            max={730}
            allowDecimal={false}
            clampBehavior="strict"
            w={160}
          />
          <TextInput
            type="time"
            label={texts.window_time}
            value={moment.time}
            onChange={({ target }) => onChange({ ...moment, time: target.value })}
          />
        </Group>
      ) : null}
    </Stack>
  );
}
