import '../../lists/print.css';
import { calendarFilterSet } from '@ribambelle/api/availabilities/availability-filters.ts';
import { Button, VisuallyHidden } from '@mantine/core';
import { useState } from 'react';
import { Outlet } from 'react-router';
import { useMay, useSession } from '../../data/session.tsx';
import { useCall } from '@ribambelle/client/data/use-call.ts';
import { useFormats } from '../../formats/formats.ts';
import { DeclaredFilters } from '../../lists/declared-filters.tsx';
import { useListFilters } from '../../lists/use-list-filters.ts';
import { ListFilters } from '../../lists/list-filters.tsx';
import { useListAddress } from '../../lists/use-list-address.ts';
import { usePanel } from '../../panels/use-panel.ts';
import { NewButton } from '../../shell/new-button.tsx';
import { Page } from '../../shell/page.tsx';
import { WaitingFor } from '../../shell/waiting-for.tsx';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { isDay } from '@ribambelle/domain/base/calendar.ts';
import { MoveDatesQuestion, type WantedMove } from '../availabilities/move-dates-question.tsx';
import { mondayOf, todayIn } from '../availabilities/week.ts';
import { ChangeOfDay, CopyOfWeek } from './calendar-acts.tsx';
import { Turning, ViewTools } from './calendar-tools.tsx';
import { carriedHours } from './carried-dates.ts';
import type { DayKind } from './day-head.tsx';
import { HoursGrid } from './hours-grid.tsx';
import { type CarriedDates, type Scale, useCarryingDates } from './use-carrying-dates.ts';
import { useWeekView } from './use-week-view.ts';
import { type GridProps, WeekGrid } from './week-grid.tsx';
import styles from './week-grid.module.css';
import { WeekMatrix } from './week-matrix.tsx';

/** The filters of the calendar; it is in the order of hours, and has no columns. */
const FILTERED = { filters: calendarFilterSet, columns: {} } as const;
/** The names in an address that filter nothing. */
const LOOKS: readonly string[] = ['week', 'view', 'by'];

/**
 * The calendar of a week or a day: the dates with their hours, places and people, and how full they
 * are. A date that is carried elsewhere raises a question.
 */
export function CalendarPage() {
  const texts = useTexts('office-availabilities');
  const week_texts = useTexts('office-week');
  const may = useMay();
  const { timezone } = useSession().organiser;
  const address = useListAddress();
  const panel = usePanel('/calendar');
  const look = useWeekView(address);
  const { view } = look;
  const today = todayIn(timezone);
  const week_text = address.filter('week');
  const chosen_day = week_text !== null && isDay(week_text) ? week_text : today;
  const first = view === 'day' ? chosen_day : mondayOf(chosen_day);
  const { sort: _none, ...filters } = useListFilters(address, FILTERED);
  const [changing, change] = useState<{ day: string; kind: DayKind } | null>(null);
  const [copying, copy] = useState(false);
  const [wanted_move, want] = useState<WantedMove | null>(null);
  const goTo = (day: string) => {
    const [to, now] = view === 'day' ? [day, today] : [mondayOf(day), mondayOf(today)];
    address.set({ week: to === now ? null : to });
  };
  const request = { day: first, ...(view === 'day' ? { span: 'DAY' as const } : {}), ...filters };
  const found = useCall('listCalendarDates', request, { keep_previous: true });
  const { data, isPlaceholderData: waiting } = found;
  const dates = waiting ? [] : (data?.dates ?? []);
  const carrying = useCarryingDates({
    may: may('availability-dates.update') && wanted_move === null,
    timezone,
    dates,
    scaleOf,
    onDrop: (drag) => want(wantedMove(drag, timezone)),
  });
  const tools = (
    <>
      <Turning day={first} days={view === 'day' ? 1 : 7} today={today} goTo={goTo} />
      <ViewTools {...look} />
      {view !== 'day' && may('availabilities.create') ? (
        <Button variant="default" onClick={() => copy(true)}>
          {week_texts.copy_week}
        </Button>
      ) : null}
      <NewButton permission="availabilities.create" onClick={() => panel.open('series')}>
        {texts.add_series}
      </NewButton>
      <ListFilters list={{ ...address, filters: withoutLooks(address.filters) }}>
        <DeclaredFilters list={address} name="calendar" filters={calendarFilterSet} />
      </ListFilters>
    </>
  );
  const grid: GridProps = {
    day: first,
    today,
    names: new Map(data?.days.map(({ day, names }) => [day, names])),
    dates,
    current: panel.current,
    waiting,
    carrying,
    onOpen: (cuid) => panel.open(cuid),
    onNew: (on, start) => panel.open('new', { on, ...(start === undefined ? {} : { start }) }),
    onDay: (day, kind) => change({ day, kind }),
  };
  const of_days = {
    counts: new Map(waiting ? [] : data?.days.map(({ day, count }) => [day, count])),
    listOf: (day: string) => listOfDay(day, filters),
  };
  return (
    <Page title={view === 'day' ? week_texts.views.day : texts.calendar} tools={tools}>
      <div className={styles['paper']}>
        {data === undefined ? (
          <WaitingFor found={found} />
        ) : (
          <Shown {...look} {...grid} {...of_days} />
        )}
        {may('availability-dates.update') && grid.dates.length > 0 ? (
          <p className={styles['hint']}>{week_texts.keys}</p>
        ) : null}
      </div>
      <CarriedWords carrying={carrying} />
      <MoveDatesQuestion
        key={wanted_move === null ? 'none' : JSON.stringify(wanted_move)}
        move={wanted_move}
        onClose={() => want(null)}
      />
      {changing === null ? null : (
        <ChangeOfDay
          key={`${changing.day} ${changing.kind}`}
          {...changing}
          called={grid.names.get(changing.day)?.join(', ')}
          filters={filters}
          onClose={() => change(null)}
        />
      )}
      {copying ? <CopyOfWeek monday={first} filters={filters} onClose={() => copy(false)} /> : null}
      <Outlet />
    </Page>
  );
}

type OfDays = Pick<Parameters<typeof WeekGrid>[0], 'counts' | 'listOf'>;

function Shown({
  view,
  grouping,
  ...rest
}: GridProps & OfDays & Pick<ReturnType<typeof useWeekView>, 'view' | 'grouping'>) {
  if (view !== 'week')
    return <HoursGrid {...rest} grouping={grouping} days={view === 'day' ? 1 : 7} />;
  return grouping === 'none' ? (
    <WeekGrid {...rest} />
  ) : (
    <WeekMatrix {...rest} grouping={grouping} />
  );
}

/** Says to a screen reader where the carried date would be. */
function CarriedWords({ carrying }: Pick<GridProps, 'carrying'>) {
  const week_texts = useTexts('office-week');
  const formats = useFormats();
  const { timezone } = useSession().organiser;
  const { carried } = carrying;
  const [date] = carried?.dates ?? [];
  const words = () => {
    if (carried === null || date === undefined) return '';
    const { start_at, end_at } = carriedHours(date, { shift: carried.shift, timezone });
    const hours = `${formats.time(start_at)}–${formats.time(end_at)}`;
    return week_texts.carrying(date.activity.title, `${formats.shortDate(start_at)}, ${hours}`);
  };
  return (
    <VisuallyHidden component="p" role="status">
      {words()}
    </VisuallyHidden>
  );
}

function wantedMove({ dates, shift }: CarriedDates, timezone: string): WantedMove {
  return {
    availability: dates[0]?.availability ?? '',
    title: dates[0]?.activity.title ?? '',
    dates: dates.map((date) => ({
      date: date.cuid,
      version: date.version,
      was: { start_at: date.start_at, end_at: date.end_at },
      to: carriedHours(date, { shift, timezone }),
    })),
  };
}

/**
 * Returns the scale of an entry: days by the heads that the pointer passes, hours where they are
 * drawn.
 */
function scaleOf(entry: HTMLElement): Scale {
  const grid = entry.closest<HTMLElement>('[data-grid]');
  const right_edges = [...(grid?.querySelectorAll('[data-day]') ?? [])].map(
    (head) => head.getBoundingClientRect().right,
  );
  const last = right_edges.length - 1;
  const columnAt = (x: number) => {
    const column = right_edges.findIndex((end) => x < end);
    return column === -1 ? last : column;
  };
  const minute = Number(grid?.dataset['minute'] ?? 0);
  return {
    days: (from, to) => columnAt(to) - columnAt(from),
    minute: minute === 0 ? null : minute,
  };
}

function withoutLooks(filters: Readonly<Record<string, string>>) {
  return Object.fromEntries(Object.entries(filters).filter(([name]) => !LOOKS.includes(name)));
}

/** Returns the address of the list of a day's dates, with the filters of the week. */
function listOfDay(day: string, filters: Readonly<Record<string, unknown>>): string {
  const query = new URLSearchParams({ from: day, until: day });
  for (const [name, value] of Object.entries(filters))
    if (typeof value === 'string') query.set(name, value);
  return `/availabilities?${query}`;
}
