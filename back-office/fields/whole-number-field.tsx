import { NumberInput } from '@mantine/core';
import type { ReactNode } from 'react';

interface Props {
  readonly label: string;
  readonly description?: string;
  readonly value?: number | null;
  readonly onChange: (value: number | null) => void;
  readonly error?: ReactNode;
  readonly max?: number;
  /** Width in pixels; all of the room when left out. */
  readonly w?: number;
}

/** A field for a whole number from 0; empty is null. */
export function WholeNumberField(props: Props) {
  return (
    <NumberInput
      {...(props.w === undefined ? {} : { maw: props.w })}
      label={props.label}
      description={props.description}
      value={props.value ?? ''}
      onChange={(value) => props.onChange(value === '' ? null : Math.trunc(Number(value)))}
      error={props.error}
      min={0}
      max={props.max ?? 100_000}
      allowDecimal={false}
      clampBehavior="strict"
      hideControls
    />
  );
}
