import { Group, Pagination, Text, useMatches } from '@mantine/core';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { useEffect } from 'react';
import { useFormats } from '../formats/formats.ts';
import type { ListAddress } from './use-list-address.ts';

/** The most rows that a list is counted to (decision 0003). */
const MOST_COUNTED = 10_000;

/**
 * The foot of a list: the range of rows shown, their total number, and the other pages. A page
 * beyond the last one, of an old address or after a removal, gives way to the last.
 */
export function ListFoot(props: {
  list: ListAddress;
  found: { readonly data: readonly unknown[]; readonly count: number } | undefined;
}) {
  const texts = useTexts('office');
  const { count: inWords } = useFormats();
  const siblings = useMatches({ base: 0, sm: 1 });
  const { list, found } = props;
  const { page_number, page_size } = list.paging;
  const count = found?.count ?? 0;
  const before = (page_number - 1) * page_size;
  const last = Math.ceil(count / page_size);
  const is_beyond = found?.data.length === 0 && count > 0 && page_number > last;
  useEffect(() => {
    if (is_beyond) list.goTo(last);
  }, [is_beyond, last, list]);
  return (
    <Group
      justify="space-between"
      wrap="nowrap"
      px="md"
      py={6}
      mih={40}
      className="office-panel-foot"
    >
      <Text size="sm" c="dimmed" truncate>
        {count === 0 || is_beyond
          ? ''
          : texts.of_many(
              inWords(before + 1),
              inWords(before + (found?.data.length ?? 0)),
              inWords(count),
              count >= MOST_COUNTED,
            )}
      </Text>
      {count > page_size ? (
        <Pagination
          size="sm"
          value={page_number}
          total={last}
          onChange={list.goTo}
          siblings={siblings}
          style={{ flex: 'none' }}
          getControlProps={(control) => ({
            'aria-label':
              control === 'previous' ? texts.previous : control === 'next' ? texts.next : control,
          })}
        />
      ) : null}
    </Group>
  );
}
