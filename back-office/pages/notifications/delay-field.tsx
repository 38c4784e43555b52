import { Group } from '@mantine/core';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { LONGEST_DELAY } from '@ribambelle/domain/notifications/triggers.ts';
import { type ReactNode, useState } from 'react';
import { Select } from '../../fields/choices.tsx';
import { WholeNumberField } from '../../fields/whole-number-field.tsx';
import { DELAY_UNITS, type DelayUnit, unitOf } from './when-words.ts';

/** A delay in days, hours or minutes; `value` in minutes. */
export function DelayField(props: {
  readonly label: string;
  readonly value: number;
  readonly error?: ReactNode;
  readonly onChange: (minutes: number) => void;
}) {
  const texts = useTexts('office-notification-definitions');
  const { label, value, error, onChange } = props;
  const [unit, setUnit] = useState<DelayUnit>(unitOf(value));
  const inUnit = (minutes: number) => Math.round(minutes / unit);
  return (
    <Group gap={6} align="flex-end" wrap="nowrap">
      <WholeNumberField
        label={label}
        value={inUnit(value)}
        max={Math.floor(LONGEST_DELAY / unit)}
        error={error}
        onChange={(many) => onChange((many ?? 0) * unit)}
      />
      <Select
        label={texts.unit}
        w={120}
        data={DELAY_UNITS.map((one) => ({ value: String(one), label: texts.units[one] }))}
        value={String(unit)}
        allowDeselect={false}
        onChange={(chosen) => {
          const next = DELAY_UNITS.find((one) => String(one) === chosen) ?? 1;
          setUnit(next);
          onChange(inUnit(value) * next);
        }}
      />
    </Group>
  );
}
