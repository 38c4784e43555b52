import { Group } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { useState } from 'react';
import { PriceField } from '../fields/price-field.tsx';
import { WholeNumberField } from '../fields/whole-number-field.tsx';
import { useFormats } from '../formats/formats.ts';
import { FilterPopover } from './filter-popover.tsx';
import type { ListAddress } from './use-list-address.ts';

const DEBOUNCE_MILLIS = 350;

interface Props {
  readonly list: ListAddress;
  readonly label: string;
  readonly from: string;
  readonly to: string;
  readonly of: 'AMOUNT' | 'COUNT';
}

/** A filter for rows with a number between two, both included; either may be left out. */
export function FilterNumber(props: Props) {
  const { list, label, from, to } = props;
  const words = useWords(props);
  return (
    <FilterPopover
      label={label}
      said={words}
      icon="settings"
      onRemove={() => list.set({ [from]: null, [to]: null })}
    >
      {() => <Bounds {...props} />}
    </FilterPopover>
  );
}

/**
 * The fields of both bounds. Typed values go into the address after a pause, and only while the
 * first is not greater than the last.
 */
function Bounds({ list, from, to, of }: Props) {
  const texts = useTexts('list-filters').filter;
  const [least, setLeast] = useState(numberIn(list, from));
  const [most, setMost] = useState(numberIn(list, to));
  const find = useDebouncedCallback((range: Range) => {
    if (!isReversed(range)) list.set({ [from]: textOf(range.least), [to]: textOf(range.most) });
  }, DEBOUNCE_MILLIS);
  const Field = of === 'AMOUNT' ? PriceField : WholeNumberField;
  return (
    <Group gap="xs" wrap="nowrap" align="start" w={250} grow>
      <Field
        label={texts.at_least}
        value={least}
        onChange={(value) => {
          setLeast(value);
          find({ least: value, most });
        }}
      />
      <Field
        label={texts.at_most}
        value={most}
        error={isReversed({ least, most }) ? texts.reversed : null}
        onChange={(value) => {
          setMost(value);
          find({ least, most: value });
        }}
      />
    </Group>
  );
}

interface Range {
  readonly least: number | null;
  readonly most: number | null;
}

const isReversed = ({ least, most }: Range): boolean =>
  least !== null && most !== null && least > most;

const textOf = (value: number | null): string | null => (value === null ? null : String(value));

/** Returns the set bounds in words; null for none. */
function useWords({ list, from, to, of }: Props): string | null {
  const texts = useTexts('list-filters').filter;
  const { price, count } = useFormats();
  const write = of === 'AMOUNT' ? price : count;
  const least = numberIn(list, from);
  const most = numberIn(list, to);
  if (least !== null && most !== null)
    return least === most ? write(least) : texts.between(write(least), write(most));
  if (least !== null) return texts.least(write(least));
  return most === null ? null : texts.most(write(most));
}

function numberIn(list: ListAddress, field: string): number | null {
  const text = list.filter(field);
  return text !== null && /^\d{1,9}$/.test(text) ? Number(text) : null;
}
