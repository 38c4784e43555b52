import { Anchor, Text } from '@mantine/core';
import { useMay } from '../../data/session.tsx';
import { useFormats } from '../../formats/formats.ts';
import { LinkAndBack } from '../../panels/link-and-back.tsx';
import type { Sold } from './sold.ts';

/** The amount paid beyond that due, with a link to the payments from which it is refunded. */
export function ToGiveBack(props: {
  sold: Sold;
  words: { readonly give_back: (amount: string) => string; readonly open_payments: string };
}) {
  const formats = useFormats();
  const may = useMay();
  const { sold, words } = props;
  const { credit_amount, cart } = sold;
  if (credit_amount === null || credit_amount === 0) return null;
  return (
    <Text size="sm" mt={6} component="div">
      {words.give_back(formats.price(credit_amount))}{' '}
      {may('payments.read') && cart !== null ? (
        <Anchor component={LinkAndBack} to={`/payments?search=${cart.reference}`}>
          {words.open_payments}
        </Anchor>
      ) : null}
    </Text>
  );
}
