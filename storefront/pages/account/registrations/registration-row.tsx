import type { Answer } from '@ribambelle/api/client.ts';
import { locationName } from '@ribambelle/elements/pieces/availability-row/location-line.ts';
import { useReading } from '@ribambelle/elements/pieces/facts/use-reading.ts';
import { buttonClass } from '@ribambelle/ui/actions/button-class.ts';
import { useRenderedAt } from '@ribambelle/ui/data/site-context.tsx';
import { DateBlock } from '@ribambelle/ui/dates/date-block.tsx';
import { DateRow } from '@ribambelle/ui/dates/date-row.tsx';
import { Price } from '@ribambelle/ui/money/price.tsx';
import { Link } from '@ribambelle/ui/router/link.tsx';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import type { ReactElement } from 'react';
import { RegistrationBadges } from './registration-badges.tsx';
import { whenOf } from './when-of.ts';

export type Registration = Answer<'listAccountRegistrations'>['data'][number];

/**
 * One registration in a list: title, time, participant, place, and state; the amount is what
 * remains to be paid, if anything.
 */
export const RegistrationRow = ({
  registration,
}: {
  readonly registration: Registration;
}): ReactElement => {
  const texts = useTexts('account');
  const reading = useReading();
  const now = useRenderedAt();
  const { availability, participant, dates, outstanding_amount, total_amount } = registration;
  const href = `/account/registrations/${registration.cuid}`;
  const facts = [
    whenOf(registration, { reading, now }),
    participant.fullname,
    availability.location === null ? null : locationName(availability.location),
    dates.length > 1 ? texts.dates_count(dates.length) : null,
  ];
  const is_unpaid = outstanding_amount > 0;
  const label = is_unpaid ? texts.see_and_pay : texts.see;
  return (
    <DateRow
      block={
        <DateBlock
          start_at={dates[0]?.start_at ?? availability.start_at}
          {...reading}
          muted={registration.cancelled}
        />
      }
      title={availability.activity.title}
      facts={facts.filter((fact) => fact !== null)}
      badge={<RegistrationBadges registration={registration} />}
      price={
        total_amount > 0 && !registration.cancelled ? (
          <Price
            amount={is_unpaid ? outstanding_amount : total_amount}
            before={is_unpaid ? texts.remains : null}
            language={reading.language}
          />
        ) : (
          <span />
        )
      }
      action={
        <Link
          href={href}
          className={buttonClass({ kind: 'white' })}
          aria-label={`${label}, ${availability.activity.title}`}
        >
          {label}
        </Link>
      }
      muted={registration.cancelled}
    />
  );
};
