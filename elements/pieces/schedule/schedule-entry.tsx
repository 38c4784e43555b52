import { formatDate } from '@ribambelle/texts/formats/format-date.ts';
import { breakingHours, formatHours } from '@ribambelle/texts/formats/format-date-range.ts';
import { Icon } from '@ribambelle/ui/icons/icon.tsx';
import { Link } from '@ribambelle/ui/router/link.tsx';
import { classNames } from '@ribambelle/ui/styles/class-names.ts';
import type { ReactElement } from 'react';
import { useReading } from '../facts/use-reading.ts';
import styles from './schedule-entry.module.css';
import type { ScheduleChoice, ScheduleItem } from './schedule-column.ts';

interface ScheduleEntryProps {
  readonly item: ScheduleItem;
  readonly choice: ScheduleChoice | null;
}

/**
 * One item: a button that chooses or releases it, or a link; greyed and disabled when it is not
 * open (2 §4); its error is shown on it.
 */
export const ScheduleEntry = ({ item, choice }: ScheduleEntryProps): ReactElement => {
  const reading = useReading();
  const { title, facts, note, open, href } = item;
  const hours = formatHours(item, reading);
  const is_chosen = choice?.chosen.has(item.choice) === true;
  const reason = (is_chosen ? choice.reasons?.get(item.choice) : null) ?? null;
  const label = [
    formatDate(item.start_at, reading),
    hours,
    title,
    ...facts,
    note,
    reason?.text ?? null,
  ]
    .filter((part) => part !== null)
    .join(', ');
  const words = (
    <>
      <span className={styles.hours}>{breakingHours(hours)}</span>
      {title === null ? null : <span className={styles.title}>{title}</span>}
      {facts.length === 0 ? null : <span className={styles.fact}>{facts.join(' · ')}</span>}
      {note === null ? null : <span className={styles.note}>{note}</span>}
    </>
  );
  if (open && href !== null) {
    return (
      <Link href={href} className={styles.entry} aria-label={label}>
        {words}
      </Link>
    );
  }
  return (
    <button
      type="button"
      className={classNames(
        styles.entry,
        is_chosen && styles.chosen,
        reason?.standing === 'required' && styles.wrong,
      )}
      aria-label={label}
      aria-pressed={choice !== null && (open || is_chosen) ? is_chosen : undefined}
      // an item that closed after it was chosen can still be released
      disabled={choice === null || (!open && !is_chosen)}
      onClick={() => choice?.toggle(item.choice)}
    >
      {words}
      {reason === null ? null : <span className={styles.reason}>{reason.label}</span>}
      {is_chosen ? (
        <Icon name={reason === null ? 'check' : 'alert'} size={18} className={styles.check} />
      ) : null}
    </button>
  );
};
