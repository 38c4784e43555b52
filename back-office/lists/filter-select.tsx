import { Select } from '@mantine/core';
import type { ListAddress } from './use-list-address.ts';

/** A filter of a list with a few values; empty means all. */
export function FilterSelect(props: {
  list: ListAddress;
  name: string;
  label: string;
  options: readonly { readonly value: string; readonly label: string }[];
  w?: number;
}) {
  const { list, name, label } = props;
  return (
    <Select
      aria-label={label}
      placeholder={label}
      data={[...props.options]}
      value={list.filter(name)}
      onChange={(value) => list.set({ [name]: value })}
      clearable
      searchable={props.options.length > 8}
      w={props.w ?? 160}
    />
  );
}

/** A first or last day of a list. */
export function FilterDay(props: { list: ListAddress; name: string; label: string }) {
  return (
    <label className="office-day">
      <span>{props.label}</span>
      <input
        type="date"
        value={props.list.filter(props.name) ?? ''}
        onChange={({ target }) => props.list.set({ [props.name]: target.value })}
      />
    </label>
  );
}
