import { Button } from '@mantine/core';
import { useMay } from '../../data/session.tsx';
import { LinkAndBack } from '../../panels/link-and-back.tsx';

/** The button in the page of a family that sells it another one of a list. */
export function SellButton(props: {
  family: string;
  list: 'customer-bundles' | 'customer-memberships' | 'customer-vouchers';
  children: string;
}) {
  const { family, list } = props;
  const may = useMay();
  if (!may(`${list}.create`)) return null;
  return (
    <Button component={LinkAndBack} to={`/${list}/new?family=${family}`} variant="default">
      {props.children}
    </Button>
  );
}
