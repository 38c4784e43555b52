import { UnstyledButton } from '@mantine/core';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import type { CSSProperties } from 'react';
import { useFormats } from '../../formats/formats.ts';
import type { CarryHandlers } from '../../shell/use-grip.ts';
import type { CalendarDate } from './calendar-date.ts';
import styles from './week-entry.module.css';

interface Props {
  readonly date: CalendarDate;
  /** The days of a bar, as lun.–ven. */
  readonly days?: string;
  readonly current: boolean;
  readonly isCarried: boolean;
  /** The handlers that carry it; none when it cannot be moved. */
  readonly handlers: CarryHandlers;
  /**
   * Its position along the hours; with one, it also shows its location and people, and has an edge
   * that makes it longer.
   */
  readonly place?: CSSProperties;
  readonly onOpen: () => void;
}

/**
 * A date in the calendar: hours, places taken, title and location, filled from the left in
 * proportion to its places.
 */
export function WeekEntry(props: Props) {
  const { date, days, current, place, handlers } = props;
  const texts = useTexts('office-availabilities');
  const formats = useFormats();
  const { capacity, registered, status } = date;
  const share = capacity === null || capacity === 0 ? 0 : Math.min(1, registered / capacity);
  const hours = `${formats.time(date.start_at)}–${formats.time(date.end_at)}`;
  const places = texts.places_of(registered, capacity);
  const people = date.collaborators.map(({ name }) => name).join(', ');
  const over = isOver(date);
  const isClosed = status === 'CLOSED' && !over;
  // a closed date is no longer sold, and takes place for those who are registered
  const isOff = date.called_off || (isClosed && registered === 0);
  const state = date.called_off ? texts.called_off : texts.states[status];
  const can_move = 'onPointerDown' in handlers;
  return (
    <UnstyledButton
      className={styles['entry']}
      data-status={status}
      data-over={over || undefined}
      data-off={isOff || undefined}
      data-current={current || undefined}
      data-carried={props.isCarried || undefined}
      data-moves={can_move || undefined}
      data-motif={date.motif}
      data-bar={days !== undefined || undefined}
      data-placed={place !== undefined || undefined}
      style={{ '--share': `${Math.round(share * 100)}%`, ...place }}
      {...handlers}
      onClick={props.onOpen}
      title={[
        date.activity.title,
        hours,
        date.location,
        people,
        over && !date.called_off ? places : `${places} · ${state}`,
      ]
        .filter((part) => part !== null && part !== '')
        .join('\n')}
    >
      <span className={styles['title']}>{date.activity.title}</span>
      <span className={styles['facts']}>
        {days === undefined ? null : <span className={styles['days']}>{days}</span>}
        {hours}
        <span className={styles['places']}>
          {isOff ? '' : places}
          {isClosed && !isOff ? ' · ' : ''}
          {isClosed || date.called_off ? state : ''}
        </span>
      </span>
      {place === undefined ? null : (
        <span className={styles['more-facts']}>
          {[date.location ?? '', people].filter((part) => part !== '').join(' · ')}
        </span>
      )}
      {place === undefined || !can_move ? null : (
        <span className={styles['edge']} data-edge="true" />
      )}
    </UnstyledButton>
  );
}

function isOver({ end_at }: CalendarDate): boolean {
  return Date.parse(end_at) <= Date.now();
}

/** The outline of a carried date in its new place. */
export function Ghost(props: {
  readonly title: string;
  readonly hours: string;
  readonly place?: CSSProperties;
}) {
  return (
    <div
      className={styles['ghost']}
      data-placed={props.place !== undefined || undefined}
      style={props.place}
      aria-hidden="true"
    >
      <span className={styles['title']}>{props.title}</span>
      <span className={styles['facts']}>{props.hours}</span>
    </div>
  );
}
