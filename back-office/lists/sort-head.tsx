import { UnstyledButton } from '@mantine/core';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { Icon } from '../shell/icons.tsx';
import type { ListAddress } from './use-list-address.ts';

/**
 * The head of a column that sorts: first ascending, then descending, then the list's own order
 * again.
 */
export function SortHead(props: { list: ListAddress; name: string; title: string }) {
  const texts = useTexts('office').sorting;
  const { list, name, title } = props;
  const order = list.sort === name ? 'up' : list.sort === `-${name}` ? 'down' : 'none';
  const next = { none: name, up: `-${name}`, down: null }[order];
  return (
    <UnstyledButton
      className="office-sort"
      data-sorted={order === 'none' ? undefined : true}
      aria-label={texts[order](title)}
      title={texts[order](title)}
      onClick={() => list.set({ sort: next })}
    >
      {title}
      <Icon name={order === 'down' ? 'down' : 'up'} size={13} />
    </UnstyledButton>
  );
}
