import type { Answer } from '@ribambelle/api/client.ts';
import { formatPrice } from '@ribambelle/texts/formats/format-price.ts';
import { formatInstant } from '@ribambelle/texts/formats/format-date.ts';
import { formatDateRange } from '@ribambelle/texts/formats/format-date-range.ts';
import { RuledLine, RuledList, RuledWords } from '@ribambelle/ui/layout/ruled-list.tsx';
import { Link } from '@ribambelle/ui/router/link.tsx';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import type { ReactElement } from 'react';
import { useReading } from '../facts/use-reading.ts';
import { AdvanceOrder } from './advance-order.tsx';
import { LeaveLine } from './leave-line.tsx';
import { OfferedPlace } from './offered-place.tsx';
import styles from './waiting.module.css';

type Entry = Answer<'listWaitingListEntries'>['data'][number];

interface WaitingLinesProps {
  readonly entries: readonly Entry[];
  /** The title of each line: the participant on the page of a date, the activity in the account. */
  readonly title: 'participant' | 'activity';
}

/** The places in line, each with its position and the button to give it up. Nothing without any. */
export const WaitingLines = ({ entries, title }: WaitingLinesProps): ReactElement | null =>
  entries.length === 0 ? null : (
    <RuledList>
      {entries.map((entry) => (
        <WaitingLine key={entry.id} entry={entry} title={title} />
      ))}
    </RuledList>
  );

const WaitingLine = ({
  entry,
  title,
}: {
  readonly entry: Entry;
  readonly title: WaitingLinesProps['title'];
}): ReactElement => {
  const texts = useTexts('waiting-list');
  const reading = useReading();
  const { participant, availability, position, offered_at, offer } = entry;
  const href = `/availabilities/${availability.activity.slug}/${availability.cuid}`;
  const name =
    title === 'participant'
      ? participant.fullname
      : `${participant.fullname}, ${availability.activity.title}`;
  return (
    <RuledLine>
      <RuledWords>
        {title === 'participant' ? (
          <span className={styles.name}>{participant.fullname}</span>
        ) : (
          <>
            <Link href={href} className={styles.name}>
              {availability.activity.title}
            </Link>
            <span className={styles.hint}>
              {participant.fullname} · {formatDateRange(availability, reading)}
            </span>
          </>
        )}
        {offer !== null ? (
          <span className={styles.free}>
            {texts.kept_until(formatInstant(offer.expires_at, reading))}
          </span>
        ) : availability.open ? (
          <span className={styles.free}>{texts.place_free}</span>
        ) : (
          <span>{texts.position(position)}</span>
        )}
        {typeof entry.advance_order?.price === 'number' && offer === null && (
          <span className={styles.hint}>
            {texts[
              entry.advance_order.payment_strategy === 'WALLET'
                ? 'advance_from_wallet'
                : 'advance_ordered'
            ](formatPrice({ amount: entry.advance_order.price, language: reading.language }))}
          </span>
        )}
        {offered_at !== null && offer === null && !availability.open && (
          <span className={styles.hint}>{texts.input}</span>
        )}
      </RuledWords>
      {offer !== null ? (
        <OfferedPlace entry={entry} name={name} form_href={title === 'activity' ? href : null} />
      ) : (
        <LeaveLine entry={entry} name={name}>
          <AdvanceOrder entry={entry} name={name} />
        </LeaveLine>
      )}
    </RuledLine>
  );
};
