import { Select } from '@mantine/core';
import type { ReactNode } from 'react';
import { useMay } from '../data/session.tsx';
import { useCall } from '../data/use-call.ts';

interface Props {
  readonly label?: string;
  readonly placeholder: string;
  readonly value: string | null;
  readonly onChange: (cuid: string | null) => void;
  readonly error?: ReactNode;
  readonly w?: number;
}

/** One of the organiser's locations. */
export function LocationSelect(props: Props) {
  const may = useMay();
  const { data } = useCall('listOfficeLocations', { page_size: 100 }, { enabled: may('locations.read') });
  const options = (data?.data ?? []).filter(({ active, cuid }) => active || cuid === props.value);
  return (
    <Select
      {...(props.label === undefined ? { 'aria-label': props.placeholder } : { label: props.label })}
      placeholder={props.placeholder}
      data={options.map(({ cuid, name }) => ({ value: cuid, label: name }))}
      value={props.value}
      onChange={props.onChange}
      error={props.error}
      {...(props.w === undefined ? {} : { w: props.w })}
      {...{ searchable: true, clearable: true }}
    />
  );
}
