import { Anchor } from '@mantine/core';
import { useCall } from '@ribambelle/client/data/use-call.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { useMay } from '../../data/session.tsx';
import { useFormats } from '../../formats/formats.ts';
import { Line, Section } from '../../panels/facts.tsx';
import { LinkAndBack } from '../../panels/link-and-back.tsx';
import { PrintReceipt } from '../payments/print-receipt.tsx';
import { ReceiptLosses } from '../payments/receipt-losses.tsx';
import type { Sold } from './sold.ts';

/** The most payments shown; an order is rarely paid in more parts. */
const MOST = 20;

/**
 * The payments of the order of a sale, each with the receipt that a family without an address takes
 * along on paper.
 */
export function SoldPayments({ sold: { cart } }: { sold: Sold }) {
  const texts = useTexts('office-registrations');
  const payments = useTexts('office-payments');
  const formats = useFormats();
  const may = useMay();
  const { data } = useCall(
    'listOfficePayments',
    { search: cart?.reference ?? '', page_size: MOST },
    { enabled: cart !== null && may('payments.read') },
  );
  const payments_received = (data?.data ?? []).filter(({ paid_at }) => paid_at !== null);
  if (payments_received.length === 0) return null;
  // one order, one receipt
  const paid = payments_received.find(({ communication }) => communication !== null);
  return (
    <Section title={texts.money}>
      {payments_received.map(({ cuid, amount, method, received_at, communication }) => (
        <Line
          key={cuid}
          figure={formats.price(amount)}
          dimmed={received_at === null ? '' : formats.plainDay(received_at)}
        >
          <Anchor component={LinkAndBack} to={`/payments/${cuid}`}>
            {payments.methodOf(method)}
          </Anchor>
          {communication === null ? null : (
            <>
              {' · '}
              <PrintReceipt payment={cuid} />
            </>
          )}
        </Line>
      ))}
      {paid === undefined ? null : <ReceiptLosses payment={paid.cuid} />}
    </Section>
  );
}
