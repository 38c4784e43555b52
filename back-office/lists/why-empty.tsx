import { Anchor, Text } from '@mantine/core';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { NotRead } from '../shell/not-read.tsx';
import type { ListAddress } from './use-list-address.ts';

interface Props {
  readonly list: ListAddress;
  readonly found: {
    readonly isFetching: boolean;
    readonly error: Error | null;
    readonly refetch: () => Promise<void>;
  };
  /** The sentence before the first record was made; a general one when undefined. */
  readonly said: string | undefined;
}

/** Shown in place of rows: says that there are none, or that they could not be read. */
export function WhyEmpty({ list, found, said }: Props) {
  const texts = useTexts('office');
  if (found.isFetching) return <span />;
  if (found.error !== null) return <NotRead error={found.error} again={found.refetch} />;
  if (!list.filtered)
    return (
      <Text c="dimmed" ta="center" maw={480}>
        {said ?? texts.empty_list}
      </Text>
    );
  return (
    <Text c="dimmed">
      {texts.empty_search}{' '}
      <Anchor component="button" style={{ pointerEvents: 'all' }} onClick={list.clear}>
        {texts.clear_filters}
      </Anchor>
    </Text>
  );
}
