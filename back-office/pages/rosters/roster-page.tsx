import { rosterColumns } from '@ribambelle/api/rosters/roster-columns.ts';
import { rosterFilterSet } from '@ribambelle/api/rosters/roster-filters.ts';
import { useClient } from '@ribambelle/client/data/call-context.tsx';
import { useCall } from '@ribambelle/client/data/use-call.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { useState } from 'react';
import { useMay } from '../../data/session.tsx';
import { useFormats } from '../../formats/formats.ts';
import { DeclaredFilters } from '../../lists/declared-filters.tsx';
import { FilterDay } from '../../lists/filter-day.tsx';
import { ListPage } from '../../lists/list-page.tsx';
import type { ReadPage } from '../../lists/print-all.tsx';
import { useListAddress } from '../../lists/use-list-address.ts';
import { useListFilters } from '../../lists/use-list-filters.ts';
import type { BadgesOf } from '../badges/badges-of.ts';
import { WriteTo } from '../mailings/write-to.tsx';
import { PaperDialog } from './paper-dialog.tsx';
import { type OnPaper, PrintDay } from './print-day.tsx';
import type { RosterRow } from './row-parts.tsx';
import { isMoreOfDay, useRosterTable } from './use-roster-table.tsx';

const FILTERED = {
  filters: rosterFilterSet,
  columns: rosterColumns,
  isMore: isMoreOfDay,
} as const;

/**
 * The day list: the participants of today, tomorrow or another day, with the answers that staff
 * must know, and the bookings; a row leads to its registration or booking.
 */
export function RosterPage() {
  const texts = useTexts('office-rosters');
  const mailings = useTexts('office-mailings');
  const { names } = useTexts('list-filters').roster;
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
  const [printing, setPrinting] = useState<OnPaper | null>(null);
  const title =
    list.filter('day') === null ? texts.title : texts.title_of(formats.date(`${day}T12:00:00Z`));
  const readPage: ReadPage<RosterRow> = (paging) =>
    call('listRoster', { ...paging, ...filters, sort });
  return (
    <ListPage
      path="/roster"
      title={title}
      search={texts.search}
      empty={texts.empty}
      found={found}
      table={table}
      // it always has one day, which alone does not narrow it
      list={{ ...list, filtered: Object.keys(list.filters).some((name) => name !== 'day') }}
      panelOf={({ kind, cuid }) => (kind === 'BOOKING' ? `bookings/${cuid}` : cuid)}
      always={{ name: 'day', field: <FilterDay list={list} name="day" label={names.day} /> }}
      filters={
        <DeclaredFilters
          list={list}
          name="roster"
          filters={rosterFilterSet}
          instead={{ day: null, ...(may('bookings.read') ? {} : { kind: null }) }}
        />
      }
      before={
        <>
          <PaperDialog onPrint={setPrinting} of={badgesOf(filters)} />
          <WriteTo
            recipients={{
              on: 'DATES',
              selection: { by: 'FILTERS', filters: datesOf(filters), except: [] },
            }}
          >
            {mailings.write_day}
          </WriteTo>
          {printing === null ? null : (
            <PrintDay
              title={texts.title_of(formats.date(`${day}T12:00:00Z`))}
              groups={of_day.data?.groups ?? []}
              table={table}
              read={readPage}
              wish={printing}
              onDone={() => setPrinting(null)}
            />
          )}
        </>
      }
      printed={readPage}
      exported={(columns) => ({ list: 'roster', filters: { ...filters, sort }, columns })}
    />
  );
}

/** Returns the selection of the badges: the filtered list. */
function badgesOf(filters: {
  readonly day: string;
  readonly activity?: string | undefined;
  readonly location?: string | undefined;
  readonly search?: string | undefined;
}): BadgesOf {
  const { day, activity, location, search } = filters;
  return {
    day,
    ...(activity === undefined ? {} : { activity }),
    ...(location === undefined ? {} : { location }),
    ...(search === undefined ? {} : { search }),
  };
}

/** Returns the dates of the filtered list. */
function datesOf(filters: {
  readonly day: string;
  readonly activity?: string | undefined;
  readonly location?: string | undefined;
}) {
  const { day, activity, location } = filters;
  return { from: day, until: day, activity, location };
}
