import type { Answer } from '@ribambelle/api/client.ts';
import { useCall } from '@ribambelle/client/data/use-call.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { useReading } from '@ribambelle/elements/pieces/facts/use-reading.ts';
import { useRenderedAt } from '@ribambelle/ui/data/site-context.tsx';
import { DateBlock } from '@ribambelle/ui/dates/date-block.tsx';
import { DateRow } from '@ribambelle/ui/dates/date-row.tsx';
import { Badge } from '@ribambelle/ui/feedback/badge.tsx';
import { Section } from '@ribambelle/ui/layout/page.tsx';
import type { ReactElement } from 'react';
import styles from '../account.module.css';
import type { SignedIn } from '../signed-in.ts';
import { whenOf } from './when-of.ts';

const MOST = 100;

type Registration = Answer<'listHouseholdRegistrations'>['data'][number];

/**
 * The registrations of a shared child by its other household: title, time and place, without price
 * or order (decision 147). Nothing when no child is shared, or none are ahead.
 */
export const OtherHousehold = ({
  participants,
}: {
  readonly participants: SignedIn['participants'];
}): ReactElement | null => {
  const texts = useTexts('account');
  const { data } = useCall(
    'listHouseholdRegistrations',
    { page_size: MOST },
    { enabled: participants.some(({ shared }) => shared) },
  );
  if (data === undefined || data.count === 0) return null;
  return (
    <Section title={texts.other_household_title}>
      <p className={styles.soft}>{texts.other_household_text}</p>
      <div>
        {data.data.map((registration) => (
          <Row key={registration.cuid} registration={registration} />
        ))}
      </div>
    </Section>
  );
};

const Row = ({ registration }: { readonly registration: Registration }): ReactElement => {
  const texts = useTexts('account');
  const reading = useReading();
  const now = useRenderedAt();
  const { dates, participant, location, activity_title } = registration;
  const when = whenOf({ dates, availability: registration }, { reading, now });
  const facts = [
    when,
    participant.fullname,
    location,
    dates.length > 1 ? texts.dates_count(dates.length) : null,
  ];
  return (
    <DateRow
      block={<DateBlock start_at={dates[0]?.start_at ?? registration.start_at} {...reading} />}
      title={activity_title}
      facts={facts.filter((fact) => fact !== null)}
      badge={<Badge>{texts.other_household}</Badge>}
      price={<span />}
      action={<span />}
    />
  );
};
