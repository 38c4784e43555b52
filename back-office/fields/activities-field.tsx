import { Stack } from '@mantine/core';
import { useCall } from '@ribambelle/client/data/use-call.ts';
import type { ReactNode } from 'react';
import { ChosenPills } from './chosen-pills.tsx';
import { FoundSelect, useTyped } from './found-select.tsx';

/** An activity as a form names it. */
export interface NamedActivity {
  readonly cuid: string;
  readonly title: string;
}

interface Props {
  readonly label: string;
  readonly description: string;
  readonly value: readonly NamedActivity[];
  readonly onChange: (activities: readonly NamedActivity[]) => void;
  readonly error?: ReactNode;
  readonly disabled: boolean;
}

/** Any number of activities: those that are chosen, each with a way to take it off, and a field that finds one more. */
export function ActivitiesField({ label, description, value, onChange, error, disabled }: Props) {
  const { search, onSearch } = useTyped(undefined);
  const { data } = useCall(
    'listOfficeActivities',
    { search, page_size: 50 },
    { keep_previous: true, enabled: !disabled },
  );
  const others = (data?.data ?? []).filter(({ cuid }) => !value.some((one) => one.cuid === cuid));
  const add = (chosen: string | null) => {
    const found = others.find(({ cuid }) => cuid === chosen);
    if (found !== undefined) onChange([...value, { cuid: found.cuid, title: found.title }]);
  };
  return (
    <Stack gap={6}>
      <FoundSelect
        label={label}
        value={null}
        onChange={add}
        found={others.map(({ cuid, title }) => ({ value: cuid, label: title }))}
        chosen={undefined}
        {...{ onSearch, error, disabled }}
      />
      <ChosenPills {...{ value, onChange, description, disabled }} nameOf={({ title }) => title} />
    </Stack>
  );
}
