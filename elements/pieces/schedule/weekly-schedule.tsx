import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import type { Day } from '@ribambelle/domain/base/calendar.ts';
import { scheduleSteps, type VisibleSpan } from '@ribambelle/domain/base/schedule-steps.ts';
import { weekOf } from '@ribambelle/domain/base/weeks.ts';
import { localTimeOf } from '@ribambelle/texts/formats/local-time.ts';
import { Button } from '@ribambelle/ui/actions/button.tsx';
import { LoadingOverlay } from '@ribambelle/ui/feedback/loading-overlay.tsx';
import { Notice } from '@ribambelle/ui/feedback/notice.tsx';
import { Skeleton } from '@ribambelle/ui/feedback/skeleton.tsx';
import type { ReactElement, ReactNode } from 'react';
import { dayText } from '../facts/day-text.ts';
import { useReading } from '../facts/use-reading.ts';
import { dayInFull, dayInShort, daysInWords } from './day-words.ts';
import { NothingToShow } from './nothing-to-show.tsx';
import type { ScheduleChoice, ScheduleColumn, ScheduleItem } from './schedule-column.ts';
import { ScheduleGrid } from './schedule-grid.tsx';
import { ScheduleList } from './schedule-list.tsx';
import { ScheduleNav } from './schedule-nav.tsx';
import { WeekStrip } from './week-strip.tsx';
import styles from './weekly-schedule.module.css';

export interface WeeklyScheduleProps {
  readonly label: string;
  readonly mode: 'stacked' | 'calendar';
  readonly bounds: { readonly start_hour: number | null; readonly end_hour: number | null };
  /**
   * True to show future days without items in the week; a phone, which shows one day, shows an
   * empty one either way (2 §2).
   */
  readonly show_empty: boolean;
  readonly choice: ScheduleChoice | null;
  /** The day that a phone shows; other screens show its week. */
  readonly day: Day;
  readonly first: Day;
  readonly last: Day;
  /** The items in the week of the day, by start; undefined while unknown. */
  readonly items: readonly ScheduleItem[] | undefined;
  /** Days with items that can be chosen, by date. */
  readonly offered: readonly Day[];
  /** True when a day has more items than are shown. */
  readonly cut: boolean;
  /** The content of an empty week; by default a link to the next date. */
  readonly nothing?: ReactNode;
  /** True while another week loads. */
  readonly loading: boolean;
  /** True when the week could not be read; `again` tries once more. */
  readonly failed: boolean;
  readonly again: () => void;
}

/** A week of items, by hour or as a list for each day, with links to other weeks (2 §2, §4). */
export const WeeklySchedule = (props: WeeklyScheduleProps): ReactElement => {
  const { day, first, last, offered, items, loading, failed, again } = props;
  const texts = useTexts('catalogue-dates').schedule;
  const reading = useReading();
  const steps = (span: VisibleSpan) => scheduleSteps(day, { span, first, last, offered });
  // past days have nothing to choose: the current week begins today
  const week = weekOf(day).filter((one) => one >= first);
  const views = [
    { on: 'phone', title: dayInFull(day, reading.language), steps: steps(1) },
    { on: 'desktop', title: daysInWords(week, reading), steps: steps(7) },
  ] as const;
  return (
    <div className={styles.schedule}>
      <ScheduleNav day={day} first={first} last={last} views={views} />
      {week.length === 1 ? null : <WeekStrip day={day} offered={offered} days={week} />}
      {props.cut ? <Notice>{texts.cut}</Notice> : null}
      <LoadingOverlay active={loading} label={texts.loading}>
        {failed ? (
          <Failed again={again} />
        ) : items === undefined ? (
          <Skeleton shape="row" count={4} />
        ) : (
          <Week {...props} items={items} days={week} jump_on={steps(7).jump_on} />
        )}
      </LoadingOverlay>
    </div>
  );
};

const Failed = ({ again }: { readonly again: () => void }): ReactElement => {
  const texts = useTexts('catalogue-dates').schedule;
  return (
    <Notice
      tone="red"
      title={texts.failed}
      action={
        <Button kind="white" size="small" onClick={again}>
          {texts.try_again}
        </Button>
      }
    />
  );
};

interface WeekProps extends WeeklyScheduleProps {
  readonly items: readonly ScheduleItem[];
  readonly days: readonly Day[];
  readonly jump_on: Day | null;
}

const Week = (props: WeekProps): ReactElement => {
  const { items, days, day, offered, jump_on, show_empty, nothing } = props;
  const texts = useTexts('catalogue-dates').schedule;
  const { language, time_zone } = useReading();
  const byDay = Map.groupBy(items, ({ start_at }) => dayText(localTimeOf(start_at, time_zone)));
  const columns = days.map((one) => ({
    key: one,
    title: dayInFull(one, language),
    short: dayInShort(one, language),
    items: byDay.get(one) ?? [],
  }));
  const filled_columns = columns.filter((column) => column.items.length > 0);
  const today = filled_columns.filter(({ key }) => key === day);
  const later = offered.find((one) => one > day) ?? null;
  return (
    <>
      <div className={styles.onPhone}>
        <Shown
          {...props}
          columns={today}
          titled={false}
          nothing={nothing ?? <NothingToShow text={texts.nothing} next={later} />}
        />
      </div>
      <div className={styles.onDesktop}>
        <Shown
          {...props}
          columns={show_empty && filled_columns.length > 0 ? columns : filled_columns}
          titled
          nothing={nothing ?? <NothingToShow text={texts.nothing_in_week} next={jump_on} />}
        />
      </div>
    </>
  );
};

interface ShownProps extends Omit<WeeklyScheduleProps, 'nothing'> {
  readonly columns: readonly ScheduleColumn[];
  readonly titled: boolean;
  readonly nothing: ReactNode;
}

const Shown = (props: ShownProps): ReactElement => {
  const { columns, mode, nothing, first } = props;
  const texts = useTexts('catalogue-dates').schedule;
  if (columns.length === 0) return <>{nothing}</>;
  return mode === 'calendar' ? (
    <ScheduleGrid {...props} marked={first} />
  ) : (
    <ScheduleList {...props} marked={first} nothing={texts.nothing} />
  );
};
