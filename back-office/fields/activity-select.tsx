import { Select } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { type ReactNode, useState } from 'react';
import { useCall } from '../data/use-call.ts';

interface Props {
  readonly label?: string;
  readonly placeholder?: string;
  readonly value: string | null;
  readonly onChange: (cuid: string | null) => void;
  readonly error?: ReactNode;
  readonly w?: number;
  /** What is shown for the value before a search finds it. */
  readonly known?: { readonly cuid: string; readonly title: string };
}

/** An activity, found by typing part of its title. */
export function ActivitySelect(props: Props) {
  const [typed, setTyped] = useState('');
  const [search] = useDebouncedValue(typed, 250);
  const { data } = useCall('listOfficeActivities', { search: search === props.known?.title ? '' : search, page_size: 50 }, { keep: true });
  const found = (data?.data ?? []).map(({ cuid, title }) => ({ value: cuid, label: title }));
  const { known } = props;
  const options =
    known === undefined || found.some(({ value }) => value === known.cuid) ? found : [{ value: known.cuid, label: known.title }, ...found];
  return (
    <Select
      {...(props.label === undefined ? { 'aria-label': props.placeholder ?? '' } : { label: props.label })}
      placeholder={props.placeholder ?? ''}
      data={options}
      filter={({ options: all }) => all}
      value={props.value}
      onChange={props.onChange}
      onSearchChange={setTyped}
      error={props.error}
      {...(props.w === undefined ? {} : { w: props.w })}
      {...{ searchable: true, clearable: true, limit: 50 }}
    />
  );
}
