import type { Answer } from '@ribambelle/api/client.ts';
import { Rich } from '@ribambelle/ui/cards/rich.tsx';
import { TicketCard } from '@ribambelle/ui/cards/ticket-card.tsx';
import { useCall } from '@ribambelle/client/data/use-call.ts';
import { formatDates } from '@ribambelle/texts/formats/format-dates.ts';
import { Badge } from '@ribambelle/ui/feedback/badge.tsx';
import { Price } from '@ribambelle/ui/money/price.tsx';
import { Link } from '@ribambelle/ui/router/link.tsx';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import type { ReactElement } from 'react';
import { useReductionText } from '../pieces/facts/use-reduction-text.ts';
import { useReading } from '../pieces/facts/use-reading.ts';
import styles from './view.module.css';

type Registration = Answer<'getCheckoutSuccess'>['registrations'][number];

/**
 * The registrations by their start, each with its participant, activity, dates, payment, and items
 * to bring.
 */
export const RegistrationTickets = ({
  registrations,
}: {
  readonly registrations: readonly Registration[];
}): ReactElement => {
  const texts = useTexts('checkout-success');
  const sorted_registrations = registrations.toSorted(
    (one, other) => Date.parse(one.availability.start_at) - Date.parse(other.availability.start_at),
  );
  const firstOf = (index: number) =>
    sorted_registrations.findIndex(
      (other) =>
        other.availability.activity.id === sorted_registrations[index]?.availability.activity.id,
    ) === index;
  return (
    <section className={styles.tickets}>
      <h2>{texts.registrations}</h2>
      {sorted_registrations.map((registration, index) => (
        <div key={registration.id} className={styles.ticket}>
          <Ticket registration={registration} />
          {firstOf(index) && <ToBring availability={registration.availability.cuid} />}
        </div>
      ))}
    </section>
  );
};

const Ticket = ({ registration }: { readonly registration: Registration }): ReactElement => {
  const texts = useTexts('checkout-success');
  const reading = useReading();
  const reductionText = useReductionText();
  const { availability, address, options, dates, total_amount, paid_amount } = registration;
  const chosen_dates = dates.length > 0 ? dates.map(({ date }) => date) : [availability];
  const is_paid = paid_amount >= total_amount;
  return (
    <TicketCard
      heading="h3"
      who={registration.participant.fullname}
      what={
        <Link href={`/account/registrations/${registration.cuid}`}>
          {availability.activity.title}
        </Link>
      }
      when={formatDates(chosen_dates, reading)}
      details={[
        ...(availability.location === null
          ? []
          : [
              [availability.location.name, address || availability.location.city]
                .filter(Boolean)
                .join(', '),
            ]),
        ...(dates.length > 1 ? [texts.dates(dates.length)] : []),
        ...registration.reductions.map(reductionText),
        ...options.map(({ title, label, content }) =>
          [title, label === title ? '' : label, content].filter(Boolean).join(' · '),
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
      stub={`${texts.reference} ${registration.reference}`}
    />
  );
};

/** The organiser's description of the activity, folded. */
const ToBring = ({ availability }: { readonly availability: string }): ReactElement | null => {
  const texts = useTexts('checkout-success');
  const { data } = useCall('getAvailability', { availability });
  if (data === undefined || data.instructions === '') return null;
  return (
    <details className={styles.bring}>
      <summary>{texts.to_bring}</summary>
      <Rich html={data.instructions} level={4} />
    </details>
  );
};
