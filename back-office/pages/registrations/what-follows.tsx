import { Text } from '@mantine/core';
import { useCall } from '@ribambelle/client/data/use-call.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { useMay } from '../../data/session.tsx';
import { useFormats } from '../../formats/formats.ts';
import { MoneyReceived, type Received, receivedOf } from './money-received.tsx';

/**
 * Returns the sentence about what a family gets after a sale, by its price and the amount received,
 * in minor units.
 */
export function useFollows(sale: {
  readonly total: number;
  readonly received: Received;
  /** True when the family cannot be written to. */
  readonly unreachable: boolean;
}): string {
  const texts = useTexts('office-registrations');
  const formats = useFormats();
  const { data: mails } = useCall('getMailStatus', {});
  const { total, received, unreachable } = sale;
  const amount = receivedOf(received, total)?.amount ?? 0;
  if (amount > total) return texts.beyond_follows(formats.price(amount - total));
  if (unreachable) return texts.unreachable_follows;
  if (mails?.delivers === false) return texts.unsent_follows;
  if (total === 0) return texts.nothing_owed;
  if (amount === 0) return texts.unpaid_follows;
  return amount === total
    ? texts.paid_follows
    : texts.partly_follows(formats.price(total - amount));
}

/** The money received with a sale at the desk, and what the family gets afterwards. */
export function DeskMoney(props: {
  /** The cuid of the family; null until it is chosen. */
  readonly family: string | null;
  /** The price of the sale, in minor units. */
  readonly total: number;
  readonly received: Received;
  readonly onChange: (received: Received) => void;
}) {
  const { family, total, received, onChange } = props;
  const may = useMay();
  const { data } = useCall(
    'getOfficeCustomer',
    { customer: family ?? '' },
    { enabled: family !== null },
  );
  const follows = useFollows({ total, received, unreachable: data?.email === null });
  return (
    <>
      {total > 0 && may('payments.create') ? (
        <MoneyReceived total={total} received={received} onChange={onChange} />
      ) : null}
      <Text size="xs" c="gray.7">
        {follows}
      </Text>
    </>
  );
}
