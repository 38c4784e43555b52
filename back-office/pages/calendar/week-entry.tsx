import { UnstyledButton } from '@mantine/core';
import { useFormats } from '../../formats/formats.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import type { CalendarDate } from './calendar-date.ts';
import styles from './week-grid.module.css';

interface Props {
  readonly date: CalendarDate;
  /** The days of a bar, as lun.–ven. */
  readonly days?: string;
  readonly current: boolean;
  readonly onOpen: () => void;
}

/** One thing in the week: hours, places taken, title and location, filled from the left as its places are. */
export function WeekEntry({ date, days, current, onOpen }: Props) {
  const texts = useTexts('office-availabilities');
  const formats = useFormats();
  const { capacity, registered, status } = date;
  const share = capacity === null || capacity === 0 ? 0 : Math.min(1, registered / capacity);
  const hours = `${formats.time(date.start_at)}–${formats.time(date.end_at)}`;
  const places = texts.places_of(registered, capacity);
  return (
    <UnstyledButton
      className={styles['entry']}
      data-status={status}
      data-current={current || undefined}
      data-motif={date.motif}
      style={{ '--share': `${Math.round(share * 100)}%` }}
      onClick={onOpen}
      title={[date.activity.title, hours, date.location, `${places} · ${texts.states[status]}`]
        .filter((part) => part !== null)
        .join('\n')}
    >
      <span className={styles['title']}>{date.activity.title}</span>
      <span className={styles['facts']}>
        {days === undefined ? null : <span className={styles['days']}>{days}</span>}
        {hours}
        <span className={styles['places']}>
          {status === 'CLOSED' ? texts.states.CLOSED : places}
        </span>
      </span>
    </UnstyledButton>
  );
}
