import { waitingListColumns } from '@ribambelle/api/waiting-list/waiting-list-columns.ts';
import { WIDTHS } from '../../lists/column-widths.ts';
import { ListOfRecord } from '../../lists/list-of-record.tsx';

/** The waiting lists of an activity; a row leads to the availability. */
export function ActivityWaitingList({ record }: { record: { cuid: string } }) {
  return (
    <ListOfRecord
      call="listActivityWaitingList"
      of={{ activity: record.cuid }}
      name="waiting-list"
      columns={waitingListColumns}
      looks={{
        participant: { width: 190 },
        email: { under: 'family' },
        phone: { width: WIDTHS.phone, under: 'family' },
      }}
      hrefOf={({ availability }) => `/availabilities/${availability.cuid}`}
    />
  );
}
