import { UnstyledButton } from '@mantine/core';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { useMay } from '../../data/session.tsx';
import { useFormats } from '../../formats/formats.ts';
import { Icon } from '../../shell/icons.tsx';
import styles from './week-grid.module.css';

/** The acts on all dates of a day. */
export type DayKind = 'CLOSED' | 'MOVE' | 'CAPACITY';

const DAY_ICONS = { CAPACITY: 'people', MOVE: 'calendar', CLOSED: 'lock' } as const;
const KINDS_OF_DAY: readonly DayKind[] = ['CAPACITY', 'MOVE', 'CLOSED'];

export interface DayActs {
  readonly today: string;
  /** The names of days: holidays and closures. */
  readonly names: ReadonlyMap<string, readonly string[]>;
  readonly onNew: (day: string, at?: string) => void;
  /** Closes all dates of a day, moves them, or changes their places. */
  readonly onDay: (day: string, kind: DayKind) => void;
}

/** The head of a day above its column, with its tools; `some` is true when it has dates. */
export function DayHead(props: DayActs & { readonly day: string; readonly some: boolean }) {
  const { day, today, some } = props;
  const day_names = props.names.get(day) ?? [];
  const formats = useFormats();
  return (
    <div
      className={styles['day']}
      data-day={day}
      data-today={day === today || undefined}
      data-past={day < today || undefined}
    >
      <span>
        {formats.day(day)}
        {day_names.length === 0 ? null : (
          <span className={styles['called']} title={day_names.join(', ')}>
            {day_names.join(', ')}
          </span>
        )}
      </span>
      <DayTools {...props} day={day} some={some} />
    </div>
  );
}

/**
 * The tools of a day: over the end of its name for a mouse, beside it for a finger, and by keyboard
 * in either.
 */
export function DayTools(
  props: Pick<DayActs, 'onDay' | 'onNew'> & { readonly day: string; readonly some: boolean },
) {
  const { day, some } = props;
  const texts = useTexts('office-availabilities');
  const bulk = useTexts('bulk-actions');
  const formats = useFormats();
  const may = useMay();
  return (
    <div className={styles['tools']}>
      {may('availability-dates.update') && some
        ? KINDS_OF_DAY.map((kind) => (
            <UnstyledButton
              key={kind}
              className={styles['add']}
              onClick={() => props.onDay(day, kind)}
              title={bulk.of_day[kind]}
              aria-label={`${bulk.of_day[kind]} · ${formats.day(day)}`}
            >
              <Icon name={DAY_ICONS[kind]} size={15} />
            </UnstyledButton>
          ))
        : null}
      {may('availabilities.create') ? (
        <UnstyledButton
          className={styles['add']}
          onClick={() => props.onNew(day)}
          aria-label={`${texts.add} · ${formats.day(day)}`}
        >
          <Icon name="plus" size={15} />
        </UnstyledButton>
      ) : null}
    </div>
  );
}
