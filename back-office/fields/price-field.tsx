import { NumberInput } from '@mantine/core';
import type { ReactNode } from 'react';
import { useSession } from '../data/session.tsx';

interface Props {
  readonly label: string;
  readonly description?: string;
  /** Minor units. */
  readonly value?: number | null;
  readonly onChange: (value: number | null) => void;
  readonly error?: ReactNode;
  readonly negative?: boolean;
  readonly w?: number;
  readonly disabled?: boolean;
}

/** An amount, typed in euros and cents, kept in minor units. */
export function PriceField(props: Props) {
  const { currency } = useSession().organiser;
  const symbol = currency === 'EUR' ? '€' : currency;
  return (
    <NumberInput
      label={props.label}
      description={props.description}
      value={props.value === null || props.value === undefined ? '' : props.value / 100}
      onChange={(typed) => props.onChange(typed === '' ? null : Math.round(Number(typed) * 100))}
      error={props.error}
      {...{
        decimalScale: 2,
        fixedDecimalScale: true,
        decimalSeparator: ',',
        hideControls: true,
        allowedDecimalSeparators: ['.', ','],
      }}
      allowNegative={props.negative === true}
      rightSection={<span aria-hidden="true">{symbol}</span>}
      styles={{ input: { textAlign: 'right' } }}
      w={props.w}
      disabled={props.disabled ?? false}
    />
  );
}
