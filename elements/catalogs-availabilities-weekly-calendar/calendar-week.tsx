import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { buttonClass } from '@ribambelle/ui/actions/button-class.ts';
import { EmptyState } from '@ribambelle/ui/feedback/empty-state.tsx';
import { Link } from '@ribambelle/ui/router/link.tsx';
import { type ReactElement, useId } from 'react';
import { scheduleLook } from '../pieces/schedule/schedule-look.ts';
import { useChoice } from '../pieces/schedule/use-choice.ts';
import { useDateItems } from '../pieces/schedule/use-date-items.ts';
import type { ReadWeek } from '../pieces/schedule/use-week.ts';
import { WeeklySchedule } from '../pieces/schedule/weekly-schedule.tsx';
import { RegisterBar } from './register-bar.tsx';
import type { Settings } from './settings.ts';
import styles from './view.module.css';

/** The largest number of dates that the page for adding them takes. */
const MOST_CHOSEN = 50;

interface CalendarWeekProps {
  readonly settings: Settings;
  readonly week: ReadWeek;
  /** The address without filters; null when there are none. */
  readonly clear_href: string | null;
}

/**
 * The week as it was read: each date is chosen, or leads to its page; a date by request always
 * leads there.
 */
export const CalendarWeek = (props: CalendarWeekProps): ReactElement => {
  const { settings, clear_href } = props;
  const { dates, now, ...week } = props.week;
  const texts = useTexts('catalogue-dates').schedule;
  const title = useId();
  const several = settings['multiple-selection'];
  const { choice, cuids, clear } = useChoice(MOST_CHOSEN);
  const { items, same } = useDateItems(dates ?? [], {
    now,
    with_title: true,
    properties: settings['availabilities-properties'],
    links: several ? 'by_request' : 'all',
  });
  const has_nothing = items.length === 0 && week.offered.length === 0 && clear_href !== null;
  return (
    <section className={styles.week} aria-labelledby={title}>
      <h2 id={title} className={styles.title}>
        {texts.of_week}
      </h2>
      {same.length === 0 ? null : <p className={styles.same}>{same.join(' · ')}</p>}
      <WeeklySchedule
        {...week}
        {...scheduleLook(settings)}
        label={texts.of_week}
        items={dates === undefined ? undefined : items}
        choice={several ? choice : null}
        {...(has_nothing && { nothing: <NothingFound clear_href={clear_href} /> })}
      />
      {several ? <RegisterBar cuids={cuids} clear={clear} /> : null}
    </section>
  );
};

/** A notice that no date of any week fits the filters (2 §2). */
const NothingFound = ({ clear_href }: { readonly clear_href: string }): ReactElement => {
  const { none_title, clear_filters } = useTexts('catalogue');
  const { none_text } = useTexts('catalogue-dates');
  return (
    <EmptyState
      title={none_title}
      text={none_text}
      action={
        <Link href={clear_href} className={buttonClass({ kind: 'white' })}>
          {clear_filters}
        </Link>
      }
    />
  );
};
