import type { Answer } from '@ribambelle/api/client.ts';
import { ROSTER_MORE, rosterSourceOf, toBeKnown } from '@ribambelle/api/rosters/more-columns.ts';
import { rosterColumns } from '@ribambelle/api/rosters/roster-columns.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { WIDTHS } from '../../lists/column-widths.ts';
import type { ListAddress } from '../../lists/use-list-address.ts';
import { type TableColumn, useListTable } from '../../lists/use-list-table.tsx';
import { partsOf, type RosterRow, whole } from './row-parts.tsx';

type Day = Answer<'getRosterDay'>;

/** True when a name can belong to a column that the organiser made. */
export const isMoreOfDay = (name: string): boolean => ROSTER_MORE.test(name);

/**
 * Returns the columns of the day list: its own, those of the answers and options of the day, and at
 * the end the one for signatures.
 */
export function useRosterTable({ list, day }: { list: ListAddress; day: Day | undefined }) {
  const { said } = useTexts('office-rosters');
  return useListTable({
    list,
    name: 'roster',
    columns: rosterColumns,
    more: { columns: (day?.columns ?? []).map(columnOf), isOne: isMoreOfDay },
    last: ['signature'],
    looks: {
      activity: { width: 180 },
      location: { under: 'activity' },
      age: { width: 52 },
      // every participant is named in full
      participant: { width: 130, render: (row) => whole(row.participant_name) },
      family: { width: 110, render: (row) => whole(row.customer_name) },
      phone: { width: WIDTHS.phone },
      // answers that staff must know about a child are never cut
      details: { render: ({ more }) => partsOf(toBeKnown(more), { said }) },
      answers: {
        width: 260,
        render: ({ more }) =>
          partsOf(
            more.filter(({ column }) => rosterSourceOf(column) === 'question'),
            { said },
          ),
      },
      options: { width: 160, render: ({ options }) => whole(options) },
      signature: { width: 160 },
    },
  });
}

function columnOf({ name, title }: Day['columns'][number]): TableColumn<RosterRow> {
  return {
    name,
    title,
    kind: 'text',
    extra: true,
    width: 150,
    cell: ({ more }) =>
      partsOf(
        more.filter(({ column }) => column === name),
        { said: null },
      ),
  };
}
