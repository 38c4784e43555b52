import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { formatDateRange } from '@ribambelle/texts/formats/format-date-range.ts';
import { buttonClass } from '@ribambelle/ui/actions/button-class.ts';
import { IconButton } from '@ribambelle/ui/actions/icon-button.tsx';
import { EmptyState } from '@ribambelle/ui/feedback/empty-state.tsx';
import { Skeleton } from '@ribambelle/ui/feedback/skeleton.tsx';
import { Container } from '@ribambelle/ui/layout/page.tsx';
import { Split } from '@ribambelle/ui/layout/split.tsx';
import { Link } from '@ribambelle/ui/router/link.tsx';
import { useLocation } from '@ribambelle/ui/router/router-context.tsx';
import { useSearch, withChanges } from '@ribambelle/ui/router/use-search.ts';
import { type ReactElement, useCallback, useState } from 'react';
import type { ViewProps } from '../element.ts';
import {
  type Availability,
  AvailabilityRow,
} from '../pieces/availability-row/availability-row.tsx';
import { useWanted } from '../pieces/cart/use-wanted.ts';
import { readWanted, withoutAvailability } from '../pieces/cart/wanted.ts';
import { useReading } from '../pieces/facts/use-reading.ts';
import { ReasonList } from '../pieces/requests/reason-list.tsx';
import { type Reason, useReasonsByDate } from '../pieces/requests/use-reasons.ts';
import { RequestPanel } from './request-panel.tsx';
import type { Settings } from './settings.ts';
import { type ForWhom, isSameChoice, NOBODY, useBrokenOf } from './use-broken-of.ts';
import styles from './view.module.css';

/** The selection from the week of an activity, by start, and the form that requests it (2 §2). */
export function View(_props: ViewProps<Settings>): ReactElement {
  const texts = useTexts('registration-requests').choosing;
  const [wanted, change] = useSearch(readWanted);
  const { rows, now } = useWanted({ ...wanted, dates: [] });
  const [for_whom, setForWhom] = useState(NOBODY);
  const hearForWhom = useCallback(
    (next: ForWhom) => setForWhom((before) => (isSameChoice(before, next) ? before : next)),
    [],
  );
  const breaking = useBrokenOf(rows, { chosen: wanted.availabilities, for_whom });
  const reasons = useReasonsByDate(breaking.broken, {});
  if (rows?.length === 0) {
    return (
      <Container>
        <div className={styles.page}>
          <h1>{texts.title}</h1>
          <EmptyState
            title={texts.empty_title}
            text={texts.empty_text}
            action={
              <Link href="/activities" className={buttonClass({ kind: 'primary' })}>
                {texts.browse}
              </Link>
            }
          />
        </div>
      </Container>
    );
  }
  return (
    <Container>
      <div className={styles.page}>
        <header className={styles.head}>
          <h1>{texts.title}</h1>
          {rows?.[0] === undefined ? null : <p>{rows[0].activity.title}</p>}
        </header>
        <Split
          panel_label={texts.title}
          panel={<RequestPanel rows={rows} now={now} breaking={breaking} onForWhom={hearForWhom} />}
        >
          <section aria-labelledby="chosen">
            <h2 id="chosen" className={styles.chosen}>
              {texts.chosen}
            </h2>
            {rows === undefined && <Skeleton shape="row" count={3} />}
            {rows?.map((row) => (
              <Chosen
                key={row.id}
                row={row}
                now={now}
                reason={reasons.get(row.cuid)}
                onRemove={() => change({ ...withoutAvailability(wanted, row) })}
              />
            ))}
            {rows?.[0] === undefined ? null : <ToSchedule row={rows[0]} />}
          </section>
        </Split>
      </div>
    </Container>
  );
}

interface ChosenProps {
  readonly row: Availability;
  readonly now: string;
  /** The constraint that it breaks. */
  readonly reason: Reason | undefined;
  readonly onRemove: () => void;
}

const Chosen = ({ row, now, reason, onRemove }: ChosenProps): ReactElement => {
  const texts = useTexts('registration-requests').choosing;
  const reading = useReading();
  const when = formatDateRange(row, reading);
  return (
    <div role="group" aria-label={when} className={reason === undefined ? undefined : styles.wrong}>
      <AvailabilityRow
        availability={row}
        now={now}
        action={<IconButton icon="trash" label={texts.remove(when)} onClick={onRemove} />}
      />
      {reason === undefined ? null : <ReasonList reasons={[reason]} />}
    </div>
  );
};

/** A link back to the week, with the same selection. */
const ToSchedule = ({ row }: { readonly row: Availability }): ReactElement => {
  const texts = useTexts('registration-requests').choosing;
  const { search } = useLocation();
  return (
    <p className={styles.back}>
      <Link
        href={`/cart/registrations-requests/${row.activity.slug}${withChanges(search, {})}`}
        className={buttonClass({ kind: 'white' })}
      >
        {texts.change}
      </Link>
    </p>
  );
};
