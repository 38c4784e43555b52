import { Stack } from '@mantine/core';
import { useCall } from '@ribambelle/client/data/use-call.ts';
import type { ReactNode } from 'react';
import { useMay } from '../data/session.tsx';
import { ChosenPills } from './chosen-pills.tsx';
import { FoundSelect, useTyped } from './found-select.tsx';

/** A family as a form names it. */
export interface NamedFamily {
  readonly cuid: string;
  /** Empty for who may not read families. */
  readonly name: string;
}

interface Props {
  readonly label: string;
  readonly description: string;
  /** What a family without a name is called. */
  readonly unknown: string;
  readonly value: readonly NamedFamily[];
  readonly onChange: (families: readonly NamedFamily[]) => void;
  readonly error?: ReactNode;
  readonly disabled: boolean;
}

/** Any number of families: those that are chosen, each with a way to take it off, and a field that finds one more by its name. */
export function FamiliesField(props: Props) {
  const { label, description, unknown, value, onChange, error, disabled } = props;
  const may = useMay();
  const { search, onSearch } = useTyped(undefined);
  const { data } = useCall(
    'listOfficeCustomers',
    { search, page_size: 50 },
    { keep_previous: true, enabled: !disabled && may('customers.read') },
  );
  const others = (data?.data ?? []).filter(({ cuid }) => !value.some((one) => one.cuid === cuid));
  const nameOf = (family: NamedFamily) => family.name || unknown;
  const add = (chosen: string | null) => {
    const found = others.find(({ cuid }) => cuid === chosen);
    if (found !== undefined) onChange([...value, { cuid: found.cuid, name: found.name }]);
  };
  return (
    <Stack gap={6}>
      <FoundSelect
        label={label}
        value={null}
        onChange={add}
        found={others.map(({ cuid, name, email }) => ({
          value: cuid,
          label: `${name} · ${email}`,
        }))}
        chosen={undefined}
        {...{ onSearch, error, disabled: disabled || !may('customers.read') }}
      />
      <ChosenPills {...{ value, onChange, description, disabled }} nameOf={nameOf} />
    </Stack>
  );
}
