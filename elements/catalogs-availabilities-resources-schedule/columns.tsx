import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import type { Day } from '@ribambelle/domain/base/calendar.ts';
import { EmptyState } from '@ribambelle/ui/feedback/empty-state.tsx';
import type { ReactElement } from 'react';
import { NothingToShow } from '../pieces/schedule/nothing-to-show.tsx';
import type { ScheduleChoice, ScheduleColumn } from '../pieces/schedule/schedule-column.ts';
import { ScheduleGrid } from '../pieces/schedule/schedule-grid.tsx';
import { ScheduleList } from '../pieces/schedule/schedule-list.tsx';
import { scheduleLook } from '../pieces/schedule/schedule-look.ts';
import type { Settings } from './settings.ts';
import styles from './view.module.css';

interface ColumnsProps {
  readonly settings: Settings;
  readonly columns: readonly ScheduleColumn[];
  readonly choice: ScheduleChoice | null;
  /** The next day with free hours, when this one has none. */
  readonly next: Day | null;
}

/** Columns by hours or stacked; a phone has no room for columns, and always shows them stacked. */
export const Columns = ({ settings, columns, choice, next }: ColumnsProps): ReactElement => {
  const texts = useTexts('resources');
  const { mode, bounds, show_empty } = scheduleLook(settings);
  const filled_columns = columns.filter(({ items }) => items.length > 0);
  if (filled_columns.length === 0) {
    return next === null ? (
      <EmptyState title={texts.none_this_day} />
    ) : (
      <NothingToShow text={texts.none_this_day} next={next} />
    );
  }
  const list = { choice, titled: true, marked: null, nothing: texts.none_this_day };
  const on_phone = settings['show-empty-groups'].includes('mobile') ? columns : filled_columns;
  const on_desktop = show_empty ? columns : filled_columns;
  return (
    <>
      <div className={styles.onPhone}>
        <ScheduleList {...list} columns={on_phone} />
      </div>
      <div className={styles.onDesktop}>
        {mode === 'calendar' ? (
          <ScheduleGrid
            bounds={bounds}
            choice={choice}
            label={texts.schedule}
            columns={on_desktop}
            titled
            marked={null}
            nothing={<EmptyState title={texts.none_this_day} />}
          />
        ) : (
          <ScheduleList {...list} columns={on_desktop} />
        )}
      </div>
    </>
  );
};
