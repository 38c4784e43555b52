import { SegmentedControl, TextInput } from '@mantine/core';
import { rosterColumns } from '@ribambelle/api/rosters/roster-columns.ts';
import { useClient } from '@ribambelle/client/data/call-context.tsx';
import { useCall } from '@ribambelle/client/data/use-call.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { useSession } from '../../data/session.tsx';
import { useFormats } from '../../formats/formats.ts';
import { FilterActivity, FilterLocation } from '../../lists/filter-found.tsx';
import { ListPage } from '../../lists/list-page.tsx';
import { orderIn } from '../../lists/order-in.ts';
import { type ListAddress, useListAddress } from '../../lists/use-list-address.ts';
import { useListTable } from '../../lists/use-list-table.tsx';
import { isDay, shiftDay, todayIn } from '../availabilities/week.ts';

/** Who comes today, tomorrow or another day, with what must be known of them; a row leads to its registration. */
export function RosterPage() {
  const texts = useTexts('office-rosters');
  const availabilities = useTexts('office-availabilities');
  const formats = useFormats();
  const call = useClient();
  const list = useListAddress();
  const today = todayIn(useSession().organiser.timezone);
  const day = dayOf(list.filter('day'), today);
  const location = list.filter('location');
  const activity = list.filter('activity');
  const filters = {
    day,
    search: list.search,
    ...(location === null ? {} : { location }),
    ...(activity === null ? {} : { activity }),
  };
  const sort = orderIn(rosterColumns, list);
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
        list.filter('day') === null ? texts.title : texts.title_of(formats.date(`${day}T12:00:00Z`))
      }
      search={texts.search}
      {...{ list, found, table }}
      filters={
        <>
          <DayChoice list={list} day={day} today={today} />
          <FilterActivity list={list} label={availabilities.all_activities} w={165} />
          <FilterLocation list={list} label={availabilities.all_locations} w={145} />
        </>
      }
      printed={(paging) => call('listRoster', { ...paging, ...filters, sort })}
      exported={(columns) => ({ list: 'roster', filters: { ...filters, sort }, columns })}
    />
  );
}

/** The day that an address names: `tomorrow` is another one each day, so that it can be kept. Today unless it says so. */
function dayOf(wanted: string | null, today: string): string {
  if (wanted === 'tomorrow') return shiftDay(today, 1);
  return wanted !== null && isDay(wanted) ? wanted : today;
}

function DayChoice({ list, day, today }: { list: ListAddress; day: string; today: string }) {
  const texts = useTexts('office-rosters');
  const named = day === today ? 'today' : day === shiftDay(today, 1) ? 'tomorrow' : '';
  return (
    <>
      <SegmentedControl
        aria-label={texts.day}
        value={named}
        onChange={(name) => list.set({ day: name === 'tomorrow' ? 'tomorrow' : null })}
        data={[
          { value: 'today', label: texts.days.today },
          { value: 'tomorrow', label: texts.days.tomorrow },
        ]}
      />
      <TextInput
        type="date"
        aria-label={texts.day}
        value={day}
        onChange={({ target }) =>
          target.value === '' ? undefined : list.set({ day: target.value })
        }
        w={135}
      />
    </>
  );
}

function Whole({ text }: { text: string | null }) {
  return <span className="office-whole">{text}</span>;
}
