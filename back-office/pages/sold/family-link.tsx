import { Anchor } from '@mantine/core';
import { useMay } from '../../data/session.tsx';
import { LinkAndBack } from '../../panels/link-and-back.tsx';
import { customerPage } from '../record-addresses.ts';
import type { Sold } from './sold.ts';

/** The family of a sale, as a link for staff with access to it. */
export function FamilyLink({ sold: { customer } }: { sold: Sold }) {
  const may = useMay();
  if (!may('customers.read')) return customer.fullname;
  return (
    <Anchor component={LinkAndBack} to={customerPage(customer.cuid)}>
      {customer.fullname}
    </Anchor>
  );
}
