import { type ComboboxItemGroup, type OptionsFilter } from '@mantine/core';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { type ReactNode, useState } from 'react';
import { MultiSelect } from './choices.tsx';
import type { Choice, Typing } from './found-select.tsx';

/** A choice that may be under a heading. */
export interface GroupedChoice extends Choice {
  readonly group?: string;
}

interface Props {
  readonly label: string;
  readonly description?: string;
  /** The words of an empty field. */
  readonly placeholder?: string;
  /** The choices that the server finds. */
  readonly found: readonly GroupedChoice[];
  /** True while more choices are being read. */
  readonly reading: boolean;
  /** The text that the server searched for. */
  readonly search: string;
  readonly typing: Typing;
  /** The chosen values with their names, as far as they are known before a search. */
  readonly known?: readonly GroupedChoice[];
  readonly value: readonly string[];
  /** Called with the chosen values and their names. */
  readonly onChange: (value: string[], called: ReadonlyMap<string, string>) => void;
  readonly disabled?: boolean;
  readonly error?: ReactNode;
  readonly first?: boolean;
}

/**
 * Any number of choices, too many for one list, each named in the field: the server finds the typed
 * text. A chosen one keeps its name during another search, and is not offered unless that search
 * finds it.
 */
export function FoundMultiSelect(props: Props) {
  const { nothing_found, loading } = useTexts('office');
  const { found, search, typing, known = [], value, onChange } = props;
  const [picked, setPicked] = useState<readonly GroupedChoice[]>([]);
  const all = new Map([...known, ...picked, ...found].map((one) => [one.value, one]));
  const isFound = new Set(found.map((one) => one.value));
  const choose = (chosen_cuids: string[]) => {
    const now = chosen_cuids.flatMap((one) => all.get(one) ?? []);
    setPicked(now);
    onChange(chosen_cuids, new Map(now.map((one) => [one.value, one.label])));
  };
  return (
    <MultiSelect
      label={props.label}
      {...(props.description === undefined ? {} : { description: props.description })}
      {...(props.placeholder === undefined || value.length > 0
        ? {}
        : { placeholder: props.placeholder })}
      data={[...inGroups([...all.values()])]}
      value={[...value]}
      onChange={choose}
      filter={({ options }) => (search === '' ? options : onlyFound(options, isFound))}
      onSearchChange={typing.onSearch}
      nothingFoundMessage={props.reading ? loading : nothing_found}
      disabled={props.disabled ?? false}
      error={props.error}
      searchable
      {...(props.first === true ? { 'data-autofocus': true } : {})}
    />
  );
}

type Options = readonly (Choice | ComboboxItemGroup<Choice>)[];

/** Returns the choices under their headings, those without a heading first. */
function inGroups(choices: readonly GroupedChoice[]): Options {
  const options: (Choice | ComboboxItemGroup<Choice>)[] = [];
  for (const heading of new Set(choices.map(({ group }) => group))) {
    const items = choices
      .filter(({ group }) => group === heading)
      .map(({ value, label }) => ({ value, label }));
    if (heading === undefined) options.unshift(...items);
    else options.push({ group: heading, items });
  }
  return options;
}

function onlyFound(
  options: Parameters<OptionsFilter>[0]['options'],
  isFound: ReadonlySet<string>,
): ReturnType<OptionsFilter> {
  const matches: ReturnType<OptionsFilter> = [];
  for (const option of options) {
    if (!('items' in option)) {
      if (isFound.has(option.value)) matches.push(option);
      continue;
    }
    const items = option.items.filter(({ value }) => isFound.has(value));
    if (items.length > 0) matches.push({ ...option, items });
  }
  return matches;
}
