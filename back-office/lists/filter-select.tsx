import { Select } from '../fields/choices.tsx';
import type { ListAddress } from './use-list-address.ts';

interface Choice {
  readonly value: string;
  readonly label: string;
}

/**
 * A filter of a list with a few values, in groups or not; empty means all. A long list of values
 * can be searched.
 */
export function FilterSelect(props: {
  list: ListAddress;
  name: string;
  label: string;
  options: readonly (Choice | { readonly group: string; readonly items: readonly Choice[] })[];
  /** The words for the default while none is chosen; all when left out. */
  usual?: string | undefined;
  w?: number;
}) {
  const { list, name, label } = props;
  const count = props.options.reduce(
    (sum, option) => sum + ('items' in option ? option.items.length : 1),
    0,
  );
  const data = props.options.map((option) =>
    'items' in option ? { ...option, items: [...option.items] } : option,
  );
  return (
    <Select
      aria-label={label}
      placeholder={props.usual ?? label}
      data={data}
      value={list.filter(name)}
      onChange={(value) => list.set({ [name]: value })}
      clearable
      searchable={count > 8}
      className="office-filter-select"
      miw={props.w ?? 160}
    />
  );
}
