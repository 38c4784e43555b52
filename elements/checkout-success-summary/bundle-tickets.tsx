import type { Answer } from '@ribambelle/api/client.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { TicketCard } from '@ribambelle/ui/cards/ticket-card.tsx';
import { Badge } from '@ribambelle/ui/feedback/badge.tsx';
import { Price } from '@ribambelle/ui/money/price.tsx';
import { Link } from '@ribambelle/ui/router/link.tsx';
import type { ReactElement } from 'react';
import { lastDay } from '../pieces/facts/last-day.ts';
import { useReading } from '../pieces/facts/use-reading.ts';
import styles from './view.module.css';

type Bundle = Answer<'getCheckoutSuccess'>['bundles'][number];

/** The bundles that were bought, each with its registrations, participant and end. */
export const BundleTickets = ({
  bundles,
}: {
  readonly bundles: readonly Bundle[];
}): ReactElement => (
  <section className={styles.tickets}>
    <h2>{useTexts('checkout-success').bundles}</h2>
    {bundles.map((bundle) => (
      <div key={bundle.id} className={styles.ticket}>
        <Ticket bundle={bundle} />
      </div>
    ))}
  </section>
);

const Ticket = ({ bundle }: { readonly bundle: Bundle }): ReactElement => {
  const texts = useTexts('checkout-success');
  const reading = useReading();
  const { total_amount, paid_amount, expires_at, capacity, participant } = bundle;
  const is_paid = paid_amount >= total_amount;
  return (
    <TicketCard
      heading="h3"
      what={<Link href={`/account/bundles/${bundle.cuid}`}>{bundle.title}</Link>}
      who={participant?.fullname}
      details={[
        capacity === null ? texts.bundle_unlimited : texts.bundle_pays(capacity),
        ...(participant === null ? [texts.bundle_family] : []),
        ...(expires_at === null ? [] : [texts.voucher_until(lastDay(expires_at, reading))]),
      ]}
      badge={
        total_amount === 0 ? undefined : (
          <Badge tone={is_paid ? 'green' : 'yellow'}>
            {is_paid ? texts.states.complete : texts.states.outstanding}
          </Badge>
        )
      }
      price={<Price amount={total_amount} language={reading.language} size="card" />}
    />
  );
};
