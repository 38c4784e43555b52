import { SimpleGrid } from '@mantine/core';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { type ReactNode, useState } from 'react';
import { Select } from './choices.tsx';
import { WholeNumberField } from './whole-number-field.tsx';

const UNITS = { MINUTES: 1, HOURS: 60 } as const;
const UNIT_NAMES = ['MINUTES', 'HOURS'] as const;

/** A duration in minutes or hours; `value` and `max` in minutes. */
export function MinutesField(props: {
  readonly label: string;
  readonly value: number;
  readonly max: number;
  readonly error?: ReactNode;
  readonly onChange: (minutes: number) => void;
}) {
  const texts = useTexts('office');
  const { value, onChange } = props;
  const [unit, setUnit] = useState<keyof typeof UNITS>(
    value % UNITS.HOURS === 0 ? 'HOURS' : 'MINUTES',
  );
  const minutes = UNITS[unit];
  return (
    <SimpleGrid cols={2} spacing="sm">
      <WholeNumberField
        label={props.label}
        value={Math.round(value / minutes)}
        error={props.error}
        max={props.max / minutes}
        onChange={(many) => onChange((many ?? 0) * minutes)}
      />
      <Select
        label={texts.unit_of_time}
        data={UNIT_NAMES.map((name) => ({ value: name, label: texts.units_of_time[name] }))}
        value={unit}
        allowDeselect={false}
        onChange={(new_value) => {
          const next = new_value === 'MINUTES' ? 'MINUTES' : 'HOURS';
          setUnit(next);
          onChange(Math.max(1, Math.round(value / UNITS[next])) * UNITS[next]);
        }}
      />
    </SimpleGrid>
  );
}
