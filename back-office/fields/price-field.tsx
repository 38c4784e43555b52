import { useLanguage } from '@ribambelle/client/texts/texts-context.tsx';
import { HABITS } from '@ribambelle/domain/base/languages.ts';
import { formatPrice } from '@ribambelle/texts/formats/format-price.ts';
import { NumberInput } from '@mantine/core';
import type { ReactNode } from 'react';
import { useSession } from '../data/session.tsx';

interface Props {
  readonly label: string;
  readonly description?: string;
  /** Amount in minor units. */
  readonly value?: number | null;
  readonly onChange: (value: number | null) => void;
  readonly error?: ReactNode;
  readonly negative?: boolean;
  readonly w?: number;
  readonly disabled?: boolean;
}

/** An amount, typed in main units, kept in minor units. */
export function PriceField(props: Props) {
  const { currency } = useSession().organiser;
  const language = useLanguage();
  const zero_price = formatPrice({ amount: 0, language, currency });
  const symbol = <span aria-hidden="true">{zero_price.replaceAll(/[\d\s.,]/g, '')}</span>;
  /** The side of the symbol: €12.50 in English, 12,50 € in French. */
  const side = /^\d/.test(zero_price) ? { rightSection: symbol } : { leftSection: symbol };
  return (
    <NumberInput
      label={props.label}
      description={props.description}
      value={props.value === null || props.value === undefined ? '' : props.value / 100}
      onChange={(value) => props.onChange(value === '' ? null : Math.round(Number(value) * 100))}
      error={props.error}
      decimalScale={2}
      fixedDecimalScale
      decimalSeparator={HABITS[language].decimal_mark}
      hideControls
      allowedDecimalSeparators={['.', ',']}
      allowNegative={props.negative === true}
      {...side}
      styles={{ input: { textAlign: 'right' } }}
      w={props.w}
      disabled={props.disabled ?? false}
    />
  );
}
