import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import type { ReactNode } from 'react';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import type { ListAddress } from './use-list-address.ts';
import { useOnAPhone } from '../shell/use-on-a-phone.ts';

/** A filter that a list always has, and its field. */
export interface AlwaysSet {
  readonly name: string;
  readonly field: ReactNode;
}

/**
 * The filters of a list; on a phone behind a button with the number of set filters, so that the
 * list is seen first. The filter that a list always has is before the button, and is not counted.
 */
export function ListFilters({
  list,
  always,
  children,
}: {
  list: ListAddress;
  always?: AlwaysSet | undefined;
  children: ReactNode;
}) {
  const texts = useTexts('office');
  const phone = useOnAPhone();
  const [is_open, { toggle }] = useDisclosure(false);
  if (!phone)
    return (
      <>
        {always?.field}
        {children}
      </>
    );
  const set_count = Object.keys(list.filters).filter(
    (name) => name !== 'search' && name !== always?.name,
  ).length;
  return (
    <>
      {always?.field}
      <Button variant="default" aria-expanded={is_open} onClick={toggle}>
        {texts.filter(set_count)}
      </Button>
      {is_open ? children : null}
    </>
  );
}
