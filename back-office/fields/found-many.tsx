import { Stack } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { ChosenPills } from './chosen-pills.tsx';
import { FoundSelect, type Typing } from './found-select.tsx';

interface Chosen {
  readonly cuid: string;
}

interface Props<One extends Chosen> {
  readonly label: string;
  /** Says what an empty choice means. */
  readonly description: string;
  /** The records that the server finds, each with its label; chosen records are left out. */
  readonly found: readonly { readonly one: One; readonly label: string }[];
  readonly reading: boolean;
  readonly value?: readonly One[];
  readonly onChange: (value: readonly One[]) => void;
  readonly typing: Typing;
  readonly nameOf: (one: One) => string;
  readonly error?: ReactNode;
  readonly disabled: boolean;
  /** True when the reader cannot find any. */
  readonly closed?: boolean;
}

/**
 * Any number of records, too many for one list: the chosen ones, each with a button that removes
 * it, and a field that finds another.
 */
export function FoundMany<One extends Chosen>(props: Props<One>) {
  const { label, description, value = [], onChange, typing, nameOf, error, disabled } = props;
  const [search, setSearch] = useState('');
  const type = (text: string) => {
    setSearch(text);
    typing.onSearch(text);
  };
  const others = props.found.filter(({ one }) => !value.some(({ cuid }) => cuid === one.cuid));
  const add = (chosen_cuid: string | null) => {
    const choice = others.find(({ one }) => one.cuid === chosen_cuid);
    if (choice !== undefined) onChange([...value, choice.one]);
    type('');
  };
  return (
    <Stack gap={6}>
      <FoundSelect
        label={label}
        value={null}
        onChange={add}
        found={others.map(({ one, label: text }) => ({ value: one.cuid, label: text }))}
        chosen={undefined}
        reading={props.reading}
        typing={{ ...typing, onSearch: type }}
        disabled={disabled || props.closed === true}
        typed={search}
        error={error}
      />
      <ChosenPills
        value={value}
        onChange={onChange}
        nameOf={nameOf}
        description={description}
        disabled={disabled}
      />
    </Stack>
  );
}
