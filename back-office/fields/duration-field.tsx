import { Group } from '@mantine/core';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import {
  DURATION_UNITS,
  durationOf,
  type DurationUnit,
  secondsOf,
} from '@ribambelle/domain/base/durations.ts';
import { type ReactNode, useState } from 'react';
import { Select } from './choices.tsx';
import { WholeNumberField } from './whole-number-field.tsx';

/** The units that staff choose from; another unit shows when it was set elsewhere. */
const USUAL: readonly DurationUnit[] = ['year', 'month', 'day'];

interface Props {
  readonly label: string;
  readonly description?: string;
  /** Duration in seconds; null means without end. */
  readonly value?: number | null;
  readonly onChange: (seconds: number | null) => void;
  readonly error?: ReactNode;
  readonly disabled: boolean;
}

/** A duration, as a number of days, months or years; empty means without end. */
export function DurationField(props: Props) {
  const texts = useTexts('office-vouchers');
  const { value = null, onChange } = props;
  const parts = value === null ? null : durationOf(value);
  /** The typed duration stays as typed: 12 months do not turn into a year while typing. */
  const [draft, setDraft] = useState({ count: parts?.count ?? null, unit: parts?.unit ?? 'year' });
  const change = (next: typeof draft) => {
    setDraft(next);
    const { count, unit } = next;
    onChange(count === null || count === 0 ? null : secondsOf({ count, unit }));
  };
  const units = DURATION_UNITS.filter((unit) => USUAL.includes(unit) || unit === parts?.unit);
  const lines = props.description === undefined ? {} : { description: props.description };
  return (
    <Group wrap="nowrap" align="end" gap="xs">
      <div style={{ flex: 1 }}>
        <WholeNumberField
          label={props.label}
          {...lines}
          value={draft.count}
          error={props.error}
          onChange={(count) => change({ ...draft, count })}
        />
      </div>
      <Select
        aria-label={texts.unit}
        data={units.map((unit) => ({ value: unit, label: texts.units[unit] }))}
        value={draft.unit}
        allowDeselect={false}
        disabled={props.disabled}
        onChange={(chosen_unit) => {
          const unit = units.find((one) => one === chosen_unit);
          if (unit !== undefined) change({ ...draft, unit });
        }}
        w={120}
      />
    </Group>
  );
}
