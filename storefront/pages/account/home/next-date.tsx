import {
  locationAddress,
  locationName,
} from '@ribambelle/elements/pieces/availability-row/location-line.ts';
import { useReading } from '@ribambelle/elements/pieces/facts/use-reading.ts';
import { buttonClass } from '@ribambelle/ui/actions/button-class.ts';
import { Rich } from '@ribambelle/ui/cards/rich.tsx';
import { useRenderedAt } from '@ribambelle/ui/data/site-context.tsx';
import { DateBlock } from '@ribambelle/ui/dates/date-block.tsx';
import { formatDateRange } from '@ribambelle/texts/formats/format-date-range.ts';
import { Link } from '@ribambelle/ui/router/link.tsx';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { RuledWords } from '@ribambelle/ui/layout/ruled-list.tsx';
import type { ReactElement } from 'react';
import styles from '../account.module.css';
import type { Registration } from '../registrations/registration-row.tsx';

/** What is next: the day, who goes where, and what to bring. */
export const NextDate = ({
  registration,
}: {
  readonly registration: Registration;
}): ReactElement => {
  const [texts, reading, now] = [useTexts('account'), useReading(), useRenderedAt()];
  const { availability, participant, dates } = registration;
  const date = dates.find(({ end_at }) => end_at > now) ?? availability;
  const { location, activity } = availability;
  return (
    <section className={styles.next} aria-labelledby="next">
      <p className={styles.soft}>{texts.next}</p>
      <div className={styles.nextHead}>
        <DateBlock start_at={date.start_at} {...reading} />
        <RuledWords>
          <h2 id="next" className={styles.nextTitle}>
            {activity.title}
          </h2>
          <span>{formatDateRange(date, reading)}</span>
        </RuledWords>
      </div>
      <RuledWords>
        <strong>{participant.fullname}</strong>
        {location !== null && (
          <>
            <span>{locationName(location)}</span>
            <span className={styles.soft}>{locationAddress(location)}</span>
          </>
        )}
      </RuledWords>
      {activity.instructions !== '' && (
        <div>
          <p className={styles.name}>{texts.instructions}</p>
          <Rich html={activity.instructions} level={3} />
        </div>
      )}
      <div className={styles.actions}>
        <Link
          href={`/account/registrations/${registration.cuid}`}
          className={buttonClass({ kind: 'white' })}
        >
          {texts.see_registration}
        </Link>
      </div>
    </section>
  );
};
