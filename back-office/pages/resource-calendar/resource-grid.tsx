import { Box, UnstyledButton, VisuallyHidden } from '@mantine/core';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { useMay, useSession } from '../../data/session.tsx';
import { useFormats } from '../../formats/formats.ts';
import { momentOfWall } from '../../formats/wall-moment.ts';
import { Icon } from '../../shell/icons.tsx';
import { type Column, hoursShown, wallOf } from './calendar-columns.ts';
import { timeOf } from './carrying.ts';
import { ResourceColumn } from './resource-column.tsx';
import styles from './resource-grid.module.css';
import { PIXELS_A_MINUTE, useCarrying } from './use-carrying.ts';
import type { useMove } from './use-move.ts';

interface Props {
  readonly columns: readonly Column[];
  /** Returns the heading of a column. */
  readonly nameOf: (column: Column) => string;
  readonly today: string;
  readonly current: string | undefined;
  readonly waiting: boolean;
  readonly move: ReturnType<typeof useMove>;
  readonly onOpen: (booking: string) => void;
  /** Books at a moment, or asks for one when it is null. */
  readonly onNew: (resource: string, at: string | null) => void;
}

/**
 * A grid with hours from top to bottom, and resources or days side by side: the open hours and
 * their entries.
 */
export function ResourceGrid(props: Props) {
  const { columns, nameOf, move } = props;
  const texts = useTexts('office-resource-calendar');
  const may = useMay();
  const { timezone } = useSession().organiser;
  const formats = useFormats();
  const range = hoursShown(columns, timezone);
  const carrying = useCarrying(columns, {
    may: may('bookings.update') && !move.isMoving,
    onDrop: (drag) => move.drop(drag, columns),
  });
  const { carried } = carrying;
  const goal = carried === null ? undefined : columns[carried.to];
  const hours = Array.from(
    { length: (range.to - range.from) / 60 },
    (_, index) => range.from + index * 60,
  );
  const hourOf = (minute: number) =>
    formats.time(momentOfWall(wallOf(props.today, minute), timezone));
  return (
    <Box
      className={styles['calendar']}
      aria-busy={props.waiting}
      style={{
        '--columns': columns.length,
        '--hour': `${60 * PIXELS_A_MINUTE}px`,
        '--tall': `${(range.to - range.from) * PIXELS_A_MINUTE}px`,
      }}
    >
      <div className={styles['head']}>
        <div className={styles['corner']} />
        {columns.map((column) => (
          <div
            key={column.key}
            className={styles['name']}
            data-today={column.day === props.today || undefined}
          >
            <span>{nameOf(column)}</span>
            {may('bookings.create') ? (
              <UnstyledButton
                className={styles['add']}
                onClick={() => props.onNew(column.resource.cuid, null)}
                aria-label={texts.add_in(nameOf(column))}
                title={texts.add_in(nameOf(column))}
              >
                <Icon name="plus" size={15} />
              </UnstyledButton>
            ) : null}
          </div>
        ))}
      </div>
      <div className={styles['body']}>
        <div className={styles['axis']} aria-hidden="true">
          {hours.map((minute) => (
            <span key={minute} style={{ top: (minute - range.from) * PIXELS_A_MINUTE }}>
              {hourOf(minute)}
            </span>
          ))}
        </div>
        {columns.map((column, index) => (
          <ResourceColumn
            key={column.key}
            column={column}
            index={index}
            shown={range}
            carrying={carrying}
            current={props.current}
            onOpen={props.onOpen}
            onNew={props.onNew}
          />
        ))}
      </div>
      <VisuallyHidden component="p" role="status">
        {carried === null || goal === undefined
          ? ''
          : texts.moving(
              carried.entry.booking?.customer ?? '',
              `${nameOf(goal)}, ${spanOf(timeOf(carried, { column: goal, timezone }), formats.time)}`,
            )}
      </VisuallyHidden>
    </Box>
  );
}

/** Returns a start and an end in words. */
export function spanOf(
  { start_at, end_at }: { start_at: string; end_at: string },
  write: (instant: string) => string,
): string {
  return `${write(start_at)}–${write(end_at)}`;
}
