import { Select } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { type ReactNode, useState } from 'react';

const DEBOUNCE_MILLIS = 250;

export interface Choice {
  readonly value: string;
  readonly label: string;
}

/** What stands around a choice among many, whatever is chosen. */
export interface ChoiceProps {
  readonly label?: string;
  readonly placeholder?: string;
  readonly value: string | null;
  readonly onChange: (cuid: string | null) => void;
  readonly error?: ReactNode;
  readonly w?: number;
}

/** What to ask the server for while somebody types; the label of what is chosen is no search. */
export function useTyped(chosen: string | undefined) {
  const [typed, setTyped] = useState('');
  const [search] = useDebouncedValue(typed, DEBOUNCE_MILLIS);
  return { search: search === chosen ? '' : search, onSearch: setTyped };
}

/** One of more than fit in a list: the server finds what is typed. `chosen` is what the value is called, wherever it stands among them. */
export function FoundSelect(
  props: ChoiceProps & {
    found: readonly Choice[];
    chosen: Choice | undefined;
    onSearch: (typed: string) => void;
    /** What is typed, for who sets it; else the field keeps it. */
    readonly typed?: string;
    readonly disabled?: boolean;
  },
) {
  const { nothing_found } = useTexts('office');
  const { found, chosen } = props;
  const data =
    chosen === undefined || found.some(({ value }) => value === chosen.value)
      ? found
      : [chosen, ...found];
  return (
    <Select
      {...(props.label === undefined
        ? { 'aria-label': props.placeholder ?? '' }
        : { label: props.label })}
      placeholder={props.placeholder ?? ''}
      data={[...data]}
      filter={({ options }) => options}
      value={props.value}
      onChange={props.onChange}
      onSearchChange={props.onSearch}
      {...(props.typed === undefined ? {} : { searchValue: props.typed })}
      nothingFoundMessage={nothing_found}
      error={props.error}
      disabled={props.disabled ?? false}
      {...(props.w === undefined ? {} : { w: props.w })}
      {...{ searchable: true, clearable: true }}
    />
  );
}
