import { useDebouncedValue } from '@mantine/hooks';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { type ReactNode, useState } from 'react';
import { Select } from './choices.tsx';

const DEBOUNCE_MILLIS = 250;

export interface Choice {
  readonly value: string;
  readonly label: string;
}

/** The common props of a choice among many. */
export interface ChoiceProps {
  readonly label?: string;
  readonly placeholder?: string;
  readonly value?: string | null;
  readonly onChange: (cuid: string | null) => void;
  readonly error?: ReactNode;
  readonly w?: number;
}

/** The callbacks of such a field about its user. */
export interface Typing {
  readonly onSearch: (typed: string) => void;
  /** Called when the user approaches the field by pointer or keyboard, or opens it. */
  readonly onNear: () => void;
}

/**
 * Returns the search for the server while the user types; the label of the chosen value is not a
 * search. Nothing has to be read before the user is near, because a list has a dozen such fields
 * and most people use none of them.
 */
export function useTyped(chosen_label: string | undefined): {
  search: string;
  near: boolean;
  typing: Typing;
} {
  const [text, setText] = useState('');
  const [near, setNear] = useState(false);
  const [search] = useDebouncedValue(text, DEBOUNCE_MILLIS);
  return {
    search: search === chosen_label ? '' : search,
    near,
    typing: { onSearch: setText, onNear: () => setNear(true) },
  };
}

/**
 * A choice among more values than fit in a list: the server finds the typed text. `chosen` is the
 * chosen value with its label, and may be absent from `found`.
 */
export function FoundSelect(
  props: ChoiceProps & {
    found: readonly Choice[];
    /** True while more choices are being read. */
    reading: boolean;
    chosen: Choice | undefined;
    typing: Typing;
    /** The typed text, for a caller that sets it; otherwise the field keeps it. */
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
      value={props.value ?? null}
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
      searchable
      clearable
    />
  );
}
