import type { Answer } from '@ribambelle/api/client.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { STATUS_COLORS } from '@ribambelle/domain/registration-requests/request-status.ts';
import { formatDateRange } from '@ribambelle/texts/formats/format-date-range.ts';
import { TicketCard } from '@ribambelle/ui/cards/ticket-card.tsx';
import { Badge } from '@ribambelle/ui/feedback/badge.tsx';
import { Link } from '@ribambelle/ui/router/link.tsx';
import type { ReactElement } from 'react';
import { useReading } from '../pieces/facts/use-reading.ts';
import styles from './view.module.css';

type Request = Answer<'getCheckoutSuccess'>['registrations_requests'][number];

/**
 * The requests that were sent: their participants and availabilities, and that nothing is reserved
 * or due yet.
 */
export const RequestTickets = ({
  requests,
}: {
  readonly requests: readonly Request[];
}): ReactElement => {
  const texts = useTexts('registration-requests');
  return (
    <section className={styles.tickets}>
      <h2>{texts.yours}</h2>
      {requests.map((request) => (
        <div key={request.id} className={styles.ticket}>
          <Ticket request={request} />
        </div>
      ))}
    </section>
  );
};

const Ticket = ({ request }: { readonly request: Request }): ReactElement => {
  const texts = useTexts('registration-requests');
  const reading = useReading();
  const { activity, participant, availabilities, tier, status, cuid } = request;
  return (
    <TicketCard
      heading="h3"
      what={<Link href={`/account/registrations-requests/${cuid}`}>{activity.title}</Link>}
      who={participant.fullname}
      details={[tier, ...availabilities.map((one) => formatDateRange(one, reading))]}
      badge={<Badge tone={STATUS_COLORS[status]}>{texts.statuses[status]}</Badge>}
    />
  );
};
