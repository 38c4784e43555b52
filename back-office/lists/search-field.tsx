import { TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { useEffect, useState } from 'react';
import { Icon } from '../shell/icons.tsx';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import type { ListAddress } from './use-list-address.ts';

const DEBOUNCE_MILLIS = 350;

/** The search field of a list; `/` focuses it. */
export function SearchField(props: { list: ListAddress; placeholder?: string }) {
  const texts = useTexts('office');
  const { search, set } = props.list;
  const [typed_text, setTypedText] = useState(search);
  const look = useDebouncedCallback(
    (text: string) => set({ search: text.trim() }),
    DEBOUNCE_MILLIS,
  );
  useEffect(() => {
    if (search === '') setTypedText('');
  }, [search]);
  return (
    <TextInput
      data-search
      type="search"
      flex="1 1 150px"
      miw={150}
      maw={220}
      leftSection={<Icon name="search" size={15} />}
      placeholder={props.placeholder ?? texts.search}
      aria-label={props.placeholder ?? texts.search}
      value={typed_text}
      onChange={({ target }) => {
        setTypedText(target.value);
        look(target.value);
      }}
    />
  );
}
