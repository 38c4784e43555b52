import type { Answer } from '@ribambelle/api/client.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { useFormats } from '../../formats/formats.ts';
import { type Paper, PrintAll, PrintedTable, type ReadPage } from '../../lists/print-all.tsx';
import type { ListTable } from '../../lists/use-list-table.tsx';
import { type DaySheet, daySheets, SAID_BY_HEAD, type SheetsBy } from './day-sheets.ts';
import type { RosterRow } from './row-parts.tsx';

/** The look of a day on paper. */
export interface OnPaper {
  readonly by: SheetsBy;
  /** True when each group or location begins on another page. */
  readonly own_page: boolean;
  readonly paper: Paper;
}

/**
 * Prints the day as chosen: one group or location after the other, each with its heading on each of
 * its pages.
 */
export function PrintDay(props: {
  title: string;
  table: ListTable<RosterRow>;
  groups: Answer<'getRosterDay'>['groups'];
  read: ReadPage<RosterRow>;
  wish: OnPaper;
  onDone: () => void;
}) {
  const { title, table, groups, read, wish, onDone } = props;
  const heads = SAID_BY_HEAD[wish.by];
  const columns_left = table.shown.filter(({ name }) => !heads.includes(name));
  const columns = columns_left.length === 0 ? table.shown : columns_left;
  return (
    <PrintAll
      title={title}
      table={table}
      read={read}
      onDone={onDone}
      paper={wish.paper}
      renderRows={(rows) =>
        daySheets(rows, { by: wish.by, groups }).map((sheet) => (
          <section key={sheet.key} data-own-page={wish.own_page || undefined}>
            <PrintedTable
              columns={columns}
              rows={sheet.rows}
              {...(wish.by === 'NONE' ? {} : { head: <Head sheet={sheet} by={wish.by} /> })}
            />
          </section>
        ))
      }
    />
  );
}

/**
 * Returns the number of people: each registration is one, and a booking is all of its participants.
 */
function comingOf(rows: readonly RosterRow[]): number {
  const once = new Map(rows.map((row) => [row.cuid, row]));
  return [...once.values()].reduce(
    (sum, { kind, quantity }) => sum + (kind === 'BOOKING' ? quantity : 1),
    0,
  );
}

/**
 * The heading of a sheet: the group with its hours, location, leaders and number of people; or the
 * location.
 */
function Head({ sheet, by }: { sheet: DaySheet; by: SheetsBy }) {
  const texts = useTexts('office-rosters');
  const { time } = useFormats();
  const { group, rows } = sheet;
  const [first] = rows;
  if (first === undefined) return null;
  const where = first.location ?? texts.nowhere;
  const come = texts.come(comingOf(rows));
  if (by === 'PLACE')
    return (
      <>
        <h2>{where}</h2>
        {come}
      </>
    );
  const facts = [
    `${time(first.start_at)} – ${time(first.end_at)}`,
    where,
    ...(group === null || group.coaches.length === 0 ? [] : [texts.led_by(group.coaches)]),
    come,
  ];
  return (
    <>
      <h2>{first.activity_title}</h2>
      {facts.join(' · ')}
    </>
  );
}
