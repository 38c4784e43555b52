import type { Answer } from '@ribambelle/api/client.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { formatVoucherCode } from '@ribambelle/domain/vouchers/voucher-code.ts';
import { formatWorth } from '@ribambelle/texts/formats/format-worth.ts';
import { TicketCard } from '@ribambelle/ui/cards/ticket-card.tsx';
import { Badge } from '@ribambelle/ui/feedback/badge.tsx';
import { Price } from '@ribambelle/ui/money/price.tsx';
import { Link } from '@ribambelle/ui/router/link.tsx';
import type { ReactElement } from 'react';
import { lastDay } from '../pieces/facts/last-day.ts';
import { useReading } from '../pieces/facts/use-reading.ts';
import styles from './view.module.css';

type Voucher = Answer<'getCheckoutSuccess'>['vouchers'][number];

/** The vouchers that were bought, each with its code, worth and end. */
export const VoucherTickets = ({
  vouchers,
}: {
  readonly vouchers: readonly Voucher[];
}): ReactElement => (
  <section className={styles.tickets}>
    <h2>{useTexts('checkout-success').vouchers}</h2>
    {vouchers.map((voucher) => (
      <div key={voucher.id} className={styles.ticket}>
        <Ticket voucher={voucher} />
      </div>
    ))}
  </section>
);

const Ticket = ({ voucher }: { readonly voucher: Voucher }): ReactElement => {
  const texts = useTexts('checkout-success');
  const reading = useReading();
  const { code, total_amount, paid_amount, expires_at } = voucher;
  const is_paid = paid_amount >= total_amount;
  return (
    <TicketCard
      heading="h3"
      what={<Link href={`/account/vouchers/${voucher.cuid}`}>{voucher.title}</Link>}
      details={[
        texts.voucher_worth(formatWorth(voucher, reading.language)),
        ...(expires_at === null ? [] : [texts.voucher_until(lastDay(expires_at, reading))]),
        ...(is_paid ? [] : [texts.voucher_once_paid]),
      ]}
      badge={
        total_amount === 0 ? undefined : (
          <Badge tone={is_paid ? 'green' : 'yellow'}>
            {is_paid ? texts.states.complete : texts.states.outstanding}
          </Badge>
        )
      }
      price={<Price amount={total_amount} language={reading.language} size="card" />}
      stub={
        code === ''
          ? texts.voucher_code_lost
          : texts.voucher_code(formatVoucherCode(code, texts.voucher_code_lost))
      }
    />
  );
};
