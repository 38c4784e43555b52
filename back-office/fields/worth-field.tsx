import { NumberInput, SimpleGrid } from '@mantine/core';
import { useLanguage } from '@ribambelle/client/texts/texts-context.tsx';
import { HABITS } from '@ribambelle/domain/base/languages.ts';
import type { ReactNode } from 'react';
import { Select } from './choices.tsx';
import { PriceField } from './price-field.tsx';

const KINDS = ['PERCENTAGE', 'AMOUNT'] as const;

/** The reduction: an amount in minor units or a percentage in basis points, one of the two null. */
export interface Worth {
  readonly amount: number | null;
  readonly percentage: number | null;
}

interface Props {
  readonly texts: {
    readonly kind: string;
    readonly kinds: Readonly<Record<(typeof KINDS)[number], string>>;
    readonly amount: string;
    readonly percentage: string;
    readonly percent_sign: string;
  };
  readonly value: Worth;
  readonly errors: Readonly<Record<string, ReactNode>>;
  readonly disabled: boolean;
  readonly onChange: (worth: Worth) => void;
}

/** A field for a percentage or an amount; choosing one drops the other. */
export function WorthField({ texts, value, errors, disabled, onChange }: Props) {
  const language = useLanguage();
  const kind = value.amount === null ? 'PERCENTAGE' : 'AMOUNT';
  const choose = (new_kind: string | null) => {
    if (new_kind === kind) return;
    onChange(
      new_kind === 'AMOUNT'
        ? { amount: 1_000, percentage: null }
        : { amount: null, percentage: 1_000 },
    );
  };
  return (
    <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm">
      <Select
        label={texts.kind}
        data={KINDS.map((one) => ({ value: one, label: texts.kinds[one] }))}
        value={kind}
        allowDeselect={false}
        disabled={disabled}
        onChange={choose}
      />
      {kind === 'AMOUNT' ? (
        <PriceField
          label={texts.amount}
          value={value.amount}
          error={errors['amount']}
          onChange={(amount) => onChange({ amount: amount ?? 0, percentage: null })}
        />
      ) : (
        <NumberInput
          label={texts.percentage}
          value={(value.percentage ?? 0) / 100}
          error={errors['percentage']}
          suffix={texts.percent_sign}
          clampBehavior="none"
          allowNegative={false}
          decimalScale={2}
          decimalSeparator={HABITS[language].decimal_mark}
          hideControls
          onChange={(new_value) =>
            onChange({ amount: null, percentage: Math.round(Number(new_value) * 100) })
          }
        />
      )}
    </SimpleGrid>
  );
}
