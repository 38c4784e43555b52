import type { Ask } from '@ribambelle/api/client.ts';
import { BulkPanel } from '../../bulk-actions/bulk-panel.tsx';
import { AVAILABILITY_LISTS } from '../availabilities/refreshes.ts';
import { shiftDay } from '../availabilities/week.ts';
import type { DayKind } from './day-head.tsx';

/** The filters of the calendar. */
type Filters = Pick<Ask<'listCalendarDates'>, 'activity' | 'location'>;

/** The panel that closes all dates of a day, moves them, or changes their places. */
export function ChangeOfDay(props: {
  readonly day: string;
  readonly kind: DayKind;
  /** The name of the day. */
  readonly called: string | undefined;
  readonly filters: Filters;
  readonly onClose: () => void;
}) {
  const { day, kind, called, filters, onClose } = props;
  return (
    <BulkPanel
      kind={kind}
      called={called}
      onClose={onClose}
      on="DATES"
      refreshes={AVAILABILITY_LISTS}
      actionOf={(decided) => ({
        on: 'DATES',
        selection: { by: 'FILTERS', filters: { from: day, until: day, ...filters } },
        change:
          decided.kind === 'CLOSED' || decided.kind === 'CAPACITY' || decided.kind === 'MOVE'
            ? decided
            : { kind: 'CLOSED', closed: true },
      })}
    />
  );
}

/** The panel that copies all availabilities of a week, with its preview. */
export function CopyOfWeek(props: {
  readonly monday: string;
  readonly filters: Filters;
  readonly onClose: () => void;
}) {
  const { monday, filters, onClose } = props;
  return (
    <BulkPanel
      kind="COPY"
      on="AVAILABILITIES"
      refreshes={AVAILABILITY_LISTS}
      actionOf={(decided) =>
        decided.kind === 'COPY'
          ? {
              on: 'AVAILABILITIES',
              selection: {
                by: 'FILTERS',
                filters: { from: monday, until: shiftDay(monday, 6), ...filters },
              },
              change: decided,
            }
          : null
      }
      onClose={onClose}
    />
  );
}
