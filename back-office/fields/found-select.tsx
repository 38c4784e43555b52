import { useDebouncedValue } from '@mantine/hooks';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { type ReactNode, useState } from 'react';
import { Select } from './choices.tsx';

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

/** What such a field says of who is at it. */
export interface Typing {
  readonly onSearch: (typed: string) => void;
  /** Somebody comes to the field, by pointer or by keyboard, or opens it. */
  readonly onNear: () => void;
}

/**
 * What to ask the server for while somebody types; the label of what is chosen is no search. Nothing has to be read before somebody is near:
 * a list has a dozen such fields, of which most people use none.
 */
export function useTyped(chosen: string | undefined): {
  search: string;
  near: boolean;
  typing: Typing;
} {
  const [typed, setTyped] = useState('');
  const [near, setNear] = useState(false);
  const [search] = useDebouncedValue(typed, DEBOUNCE_MILLIS);
  return {
    search: search === chosen ? '' : search,
    near,
    typing: { onSearch: setTyped, onNear: () => setNear(true) },
  };
}

/** One of more than fit in a list: the server finds what is typed. `chosen` is what the value is called, wherever it stands among them. */
export function FoundSelect(
  props: ChoiceProps & {
    found: readonly Choice[];
    /** More is being read. */
    reading: boolean;
    chosen: Choice | undefined;
    typing: Typing;
    /** What is typed, for who sets it; else the field keeps it. */
    readonly typed?: string;
    readonly disabled?: boolean;
  },
) {
  const { nothing_found, loading } = useTexts('office');
  const { found, chosen, typing } = props;
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
      onSearchChange={typing.onSearch}
      onFocus={typing.onNear}
      onMouseEnter={typing.onNear}
      onDropdownOpen={typing.onNear}
      {...(props.typed === undefined ? {} : { searchValue: props.typed })}
      nothingFoundMessage={props.reading ? loading : nothing_found}
      error={props.error}
      disabled={props.disabled ?? false}
      {...(props.w === undefined ? {} : { w: props.w })}
      {...{ searchable: true, clearable: true }}
    />
  );
}
