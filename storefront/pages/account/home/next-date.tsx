import {
  locationAddress,
  locationName,
} from '@ribambelle/elements/pieces/availability-row/location-line.ts';
import { useReading } from '@ribambelle/elements/pieces/facts/use-reading.ts';
import { buttonClass } from '@ribambelle/ui/actions/button-class.ts';
import { Rich } from '@ribambelle/ui/cards/rich.tsx';
import { DateBlock } from '@ribambelle/ui/dates/date-block.tsx';
import { formatDateRange } from '@ribambelle/texts/formats/format-date-range.ts';
import { Link } from '@ribambelle/ui/router/link.tsx';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { RuledWords } from '@ribambelle/ui/layout/ruled-list.tsx';
import type { ReactElement } from 'react';
import styles from '../account.module.css';
import { pageOfKind } from '../pages-of-kinds.ts';
import type { Coming } from './coming-row.tsx';

/** The next date of any purchase: the day, who goes where, and what to bring. */
export const NextDate = ({ coming }: { readonly coming: Coming }): ReactElement => {
  const texts = useTexts('account');
  const reading = useReading();
  const { title, participants, location, instructions } = coming;
  return (
    <section className={styles.next} aria-labelledby="next">
      <p className={styles.soft}>{texts.next}</p>
      <div className={styles.nextHead}>
        <DateBlock start_at={coming.start_at} {...reading} />
        <RuledWords>
          <h2 id="next" className={styles.nextTitle}>
            {title}
          </h2>
          <span>{formatDateRange(coming, reading)}</span>
        </RuledWords>
      </div>
      <RuledWords>
        {participants.length > 0 && <strong>{participants.join(', ')}</strong>}
        {location !== null && (
          <>
            <span>{locationName(location)}</span>
            <span className={styles.soft}>{locationAddress(location)}</span>
          </>
        )}
      </RuledWords>
      {instructions !== '' && (
        <div>
          <p className={styles.name}>{texts.instructions}</p>
          <Rich html={instructions} level={3} />
        </div>
      )}
      <div className={styles.actions}>
        <Link
          href={pageOfKind(coming)}
          className={buttonClass({ kind: 'white' })}
          aria-label={`${texts.see}, ${title}`}
        >
          {texts.see}
        </Link>
      </div>
    </section>
  );
};
