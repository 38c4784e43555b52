import { rosterColumns } from '@ribambelle/api/rosters/roster-columns.ts';
import { rosterFilterSet } from '@ribambelle/api/rosters/roster-filters.ts';
import { useClient } from '@ribambelle/client/data/call-context.tsx';
import { useCall } from '@ribambelle/client/data/use-call.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { useFormats } from '../../formats/formats.ts';
import { DeclaredFilters } from '../../lists/declared-filters.tsx';
import { ListPage } from '../../lists/list-page.tsx';
import { useListAddress } from '../../lists/use-list-address.ts';
import { useListFilters } from '../../lists/use-list-filters.ts';
import { useListTable } from '../../lists/use-list-table.tsx';

const FILTERED = { filters: rosterFilterSet, columns: rosterColumns } as const;

/** Who comes today, tomorrow or another day, with what must be known of them; a row leads to its registration. */
export function RosterPage() {
  const texts = useTexts('office-rosters');
  const formats = useFormats();
  const call = useClient();
  const list = useListAddress();
  const { sort, ...filters } = useListFilters(list, FILTERED);
  const found = useCall(
    'listRoster',
    { ...list.paging, ...filters, sort },
    { keep_previous: true },
  );
  const table = useListTable({
    list,
    name: 'roster',
    columns: rosterColumns,
    looks: {
      // what must be known of a child is never cut
      details: { width: 260, render: ({ details }) => <Whole text={details} /> },
      answers: { width: 260, render: ({ answers }) => <Whole text={answers} /> },
    },
  });
  return (
    <ListPage
      path="/roster"
      title={
        list.filter('day') === null
          ? texts.title
          : texts.title_of(formats.date(`${filters.day}T12:00:00Z`))
      }
      search={texts.search}
      {...{ list, found, table }}
      filters={<DeclaredFilters list={list} name="roster" filters={rosterFilterSet} />}
      printed={(paging) => call('listRoster', { ...paging, ...filters, sort })}
      exported={(columns) => ({ list: 'roster', filters: { ...filters, sort }, columns })}
    />
  );
}

function Whole({ text }: { text: string | null }) {
  return <span className="office-whole">{text}</span>;
}
