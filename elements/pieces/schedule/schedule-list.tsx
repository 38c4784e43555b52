import { classNames } from '@ribambelle/ui/styles/class-names.ts';
import type { ReactElement } from 'react';
import type { ScheduleChoice, ScheduleColumn } from './schedule-column.ts';
import { ScheduleEntry } from './schedule-entry.tsx';
import styles from './schedule-list.module.css';

interface ScheduleListProps {
  readonly columns: readonly ScheduleColumn[];
  readonly choice: ScheduleChoice | null;
  /** False when the only group has its title above already. */
  readonly titled: boolean;
  readonly marked: string | null;
  /** The text of an empty group. */
  readonly nothing: string;
}

/** The same columns, stacked: each a title with its items below. */
export const ScheduleList = (props: ScheduleListProps): ReactElement => {
  const { columns, choice, titled, marked, nothing } = props;
  return (
    <div className={styles.groups}>
      {columns.map(({ key, title, items }) => (
        <section key={key} aria-label={title} className={titled ? styles.group : undefined}>
          {titled ? (
            <h3 className={classNames(styles.title, key === marked && styles.marked)}>{title}</h3>
          ) : null}
          {items.length === 0 ? (
            <p className={styles.nothing}>{nothing}</p>
          ) : (
            <ul className={styles.items}>
              {items.map((item) => (
                <li key={item.id}>
                  <ScheduleEntry item={item} choice={choice} />
                </li>
              ))}
            </ul>
          )}
        </section>
      ))}
    </div>
  );
};
