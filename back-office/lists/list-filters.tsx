import { Button } from '@mantine/core';
import { useDisclosure, useMediaQuery } from '@mantine/hooks';
import type { ReactNode } from 'react';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import type { ListAddress } from './use-list-address.ts';

const ON_A_PHONE = '(max-width: 600px)';

/** The filters of a list; on a phone behind a button that says how many are set, so that the list is seen first. */
export function ListFilters({ list, children }: { list: ListAddress; children: ReactNode }) {
  const texts = useTexts('office');
  const phone = useMediaQuery(ON_A_PHONE, false, { getInitialValueInEffect: false });
  const [opened, { toggle }] = useDisclosure(false);
  if (!phone) return children;
  const set = Object.keys(list.filters).filter((name) => name !== 'search').length;
  return (
    <>
      <Button variant="default" aria-expanded={opened} onClick={toggle}>
        {texts.filter(set)}
      </Button>
      {opened ? children : null}
    </>
  );
}
