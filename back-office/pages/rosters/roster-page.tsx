import { rosterColumns } from '@ribambelle/api/rosters/roster-columns.ts';
import { rosterFilterSet } from '@ribambelle/api/rosters/roster-filters.ts';
import { useClient } from '@ribambelle/client/data/call-context.tsx';
import { useCall } from '@ribambelle/client/data/use-call.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { useMay } from '../../data/session.tsx';
import { useFormats } from '../../formats/formats.ts';
import { DeclaredFilters } from '../../lists/declared-filters.tsx';
import { ListPage } from '../../lists/list-page.tsx';
import { useListAddress } from '../../lists/use-list-address.ts';
import { useListFilters } from '../../lists/use-list-filters.ts';
import { WriteTo } from '../mailings/write-to.tsx';
import { isMoreOfDay, useRosterTable } from './use-roster-table.tsx';

const FILTERED = {
  filters: rosterFilterSet,
  columns: rosterColumns,
  isMore: isMoreOfDay,
} as const;

/** Who comes today, tomorrow or another day, with what must be known of them, and what is booked; a row leads to its registration or booking. */
export function RosterPage() {
  const [texts, mailings] = [useTexts('office-rosters'), useTexts('office-mailings')];
  const formats = useFormats();
  const call = useClient();
  const may = useMay();
  const list = useListAddress();
  const { sort, ...filters } = useListFilters(list, FILTERED);
  const found = useCall(
    'listRoster',
    { ...list.paging, ...filters, sort },
    { keep_previous: true },
  );
  const { day, activity, location } = filters;
  const of_day = useCall('getRosterDay', { day, activity, location }, { keep_previous: true });
  const table = useRosterTable({ list, day: of_day.data });
  return (
    <ListPage
      path="/roster"
      title={
        list.filter('day') === null
          ? texts.title
          : texts.title_of(formats.date(`${filters.day}T12:00:00Z`))
      }
      search={texts.search}
      empty={texts.empty}
      {...{ found, table }}
      // it is always of one day: that alone leaves nothing out
      list={{ ...list, filtered: Object.keys(list.filters).some((name) => name !== 'day') }}
      panelOf={({ kind, cuid }) => (kind === 'BOOKING' ? `bookings/${cuid}` : cuid)}
      filters={
        <DeclaredFilters
          {...{ list, name: 'roster', filters: rosterFilterSet }}
          {...(may('bookings.read') ? {} : { instead: { kind: null } })}
        />
      }
      before={
        <WriteTo
          recipients={{
            on: 'DATES',
            selection: { by: 'FILTERS', filters: datesOf(filters), except: [] },
          }}
        >
          {mailings.write_day}
        </WriteTo>
      }
      printed={(paging) => call('listRoster', { ...paging, ...filters, sort })}
      exported={(columns) => ({ list: 'roster', filters: { ...filters, sort }, columns })}
    />
  );
}

/** The dates of the day that the list is narrowed to. */
function datesOf(filters: {
  readonly day: string;
  readonly activity?: string | undefined;
  readonly location?: string | undefined;
}) {
  const { day, activity, location } = filters;
  return { from: day, until: day, activity, location };
}
