import type { Answer } from '@ribambelle/api/client.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { formatDate } from '@ribambelle/texts/formats/format-date.ts';
import { TicketCard } from '@ribambelle/ui/cards/ticket-card.tsx';
import { Badge } from '@ribambelle/ui/feedback/badge.tsx';
import { Price } from '@ribambelle/ui/money/price.tsx';
import { Link } from '@ribambelle/ui/router/link.tsx';
import type { ReactElement } from 'react';
import { lastDay } from '../pieces/facts/last-day.ts';
import { useReading } from '../pieces/facts/use-reading.ts';
import styles from './view.module.css';

type Membership = Answer<'getCheckoutSuccess'>['memberships'][number];

/** The memberships that were bought, each with its member, start and end. */
export const MembershipTickets = ({
  memberships,
}: {
  readonly memberships: readonly Membership[];
}): ReactElement => (
  <section className={styles.tickets}>
    <h2>{useTexts('checkout-success').memberships}</h2>
    {memberships.map((membership) => (
      <div key={membership.id} className={styles.ticket}>
        <Ticket membership={membership} />
      </div>
    ))}
  </section>
);

const Ticket = ({ membership }: { readonly membership: Membership }): ReactElement => {
  const texts = useTexts('checkout-success');
  const reading = useReading();
  const { total_amount, paid_amount, start_at, end_at, participant } = membership;
  const is_paid = paid_amount >= total_amount;
  return (
    <TicketCard
      heading="h3"
      what={<Link href={`/account/memberships/${membership.cuid}`}>{membership.title}</Link>}
      who={participant?.fullname ?? texts.membership_yours}
      details={[
        texts.membership_span(
          formatDate(start_at, { ...reading, year: true }),
          lastDay(end_at, reading),
        ),
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
