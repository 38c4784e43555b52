import { TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { useState } from 'react';
import { FilterPopover } from './filter-popover.tsx';
import type { ListAddress } from './use-list-address.ts';

const DEBOUNCE_MILLIS = 350;

interface Props {
  readonly list: ListAddress;
  readonly name: string;
  readonly label: string;
  readonly longest: number;
}

/** A filter for rows with a text that begins with the typed one. */
export function FilterText(props: Props) {
  const { list, name, label } = props;
  return (
    <FilterPopover
      label={label}
      said={list.filter(name)}
      icon="search"
      onRemove={() => list.set({ [name]: null })}
    >
      {(close) => <Beginning {...props} onDone={close} />}
    </FilterPopover>
  );
}

/** The field of the filter, which keeps the typed text until a pause. */
function Beginning({ list, name, label, longest, onDone }: Props & { onDone: () => void }) {
  const texts = useTexts('list-filters').filter;
  const [text, setText] = useState(list.filter(name) ?? '');
  const find = useDebouncedCallback(
    (text_wanted: string) =>
      list.set({ [name]: text_wanted.trim() === '' ? null : text_wanted.trim() }),
    DEBOUNCE_MILLIS,
  );
  return (
    <TextInput
      label={label}
      description={texts.begins}
      value={text}
      maxLength={longest}
      w={230}
      onChange={({ currentTarget: { value } }) => {
        setText(value);
        find(value);
      }}
      onKeyDown={({ key }) => {
        if (key !== 'Enter') return;
        find.flush();
        onDone();
      }}
    />
  );
}
