import { calendarFilterSet } from '@ribambelle/api/availabilities/availability-filters.ts';
import { ActionIcon, Button, Group, TextInput } from '@mantine/core';
import { useHotkeys } from '@mantine/hooks';
import { useState } from 'react';
import { Outlet } from 'react-router';
import { useSession } from '../../data/session.tsx';
import { useCall } from '@ribambelle/client/data/use-call.ts';
import { useFormats } from '../../formats/formats.ts';
import { DeclaredFilters } from '../../lists/declared-filters.tsx';
import { useListFilters } from '../../lists/use-list-filters.ts';
import { ListFilters } from '../../lists/list-filters.tsx';
import { useListAddress } from '../../lists/use-list-address.ts';
import { usePanel } from '../../panels/use-panel.ts';
import { Icon } from '../../shell/icons.tsx';
import { NewButton } from '../../shell/new-button.tsx';
import { Page } from '../../shell/page.tsx';
import { WaitingFor } from '../../shell/waiting-for.tsx';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { isDay, mondayOf, shiftDay, todayIn } from '../availabilities/week.ts';
import { BulkPanel } from '../../bulk-actions/bulk-panel.tsx';
import { AVAILABILITY_LISTS } from '../availabilities/refreshes.ts';
import { type DayKind, WeekGrid } from './week-grid.tsx';

/** A week is in the order of its hours, and has no columns. */
const FILTERED = { filters: calendarFilterSet, columns: {} } as const;

/** The week of the organiser: what happens when, where, and how full it is. Arrows left and right turn the pages. */
export function CalendarPage() {
  const texts = useTexts('office-availabilities');
  const { timezone } = useSession().organiser;
  const address = useListAddress();
  const panel = usePanel('/calendar');
  const today = todayIn(timezone);
  const week = address.filter('week');
  const monday = mondayOf(week !== null && isDay(week) ? week : today);
  const { sort: _none, ...filters } = useListFilters(address, FILTERED);
  const [changing, change] = useState<{ day: string; kind: DayKind } | null>(null);
  const goTo = (day: string) =>
    address.set({ week: mondayOf(day) === mondayOf(today) ? null : mondayOf(day) });
  useHotkeys([
    ['ArrowLeft', () => goTo(shiftDay(monday, -7))],
    ['ArrowRight', () => goTo(shiftDay(monday, 7))],
    ['t', () => goTo(today)],
  ]);
  const request = { day: monday, ...filters };
  const found = useCall('listCalendarDates', request, { keep_previous: true });
  const { data, isPlaceholderData } = found;
  const tools = (
    <>
      <Turning monday={monday} today={today} goTo={goTo} />
      <ListFilters list={address}>
        <DeclaredFilters list={address} name="calendar" filters={calendarFilterSet} />
      </ListFilters>
      <NewButton permission="availabilities.create" onClick={() => panel.open('series')}>
        {texts.add_series}
      </NewButton>
    </>
  );
  return (
    <Page title={texts.calendar} tools={tools}>
      {data === undefined ? (
        <WaitingFor found={found} />
      ) : (
        <WeekGrid
          {...{ monday, today, current: panel.current }}
          dates={isPlaceholderData ? [] : data.dates}
          counts={new Map(isPlaceholderData ? [] : data.days.map(({ day, count }) => [day, count]))}
          listOf={(day) => listOfDay(day, filters)}
          waiting={isPlaceholderData}
          onOpen={(cuid) => panel.open(cuid)}
          onNew={(on) => panel.open('new', { on })}
          onDay={(day, kind) => change({ day, kind })}
        />
      )}
      {changing === null ? null : (
        <BulkPanel
          key={`${changing.day} ${changing.kind}`}
          kind={changing.kind}
          on="DATES"
          refreshes={AVAILABILITY_LISTS}
          actionOf={(decided) => ({
            on: 'DATES',
            selection: {
              by: 'FILTERS',
              filters: { from: changing.day, until: changing.day, ...filters },
            },
            change:
              decided.kind === 'CLOSED' || decided.kind === 'CAPACITY' || decided.kind === 'MOVE'
                ? decided
                : { kind: 'CLOSED', closed: true },
          })}
          onClose={() => change(null)}
        />
      )}
      <Outlet />
    </Page>
  );
}

/** The list of all that takes place on a day, narrowed as the week is. */
function listOfDay(day: string, filters: Readonly<Record<string, unknown>>): string {
  const query = new URLSearchParams({ from: day, until: day });
  for (const [name, value] of Object.entries(filters))
    if (typeof value === 'string') query.set(name, value);
  return `/availabilities?${query}`;
}

function Turning(props: { monday: string; today: string; goTo: (day: string) => void }) {
  const texts = useTexts('office-availabilities');
  const formats = useFormats();
  const { monday, goTo } = props;
  const arrow = { variant: 'default', size: 36 } as const;
  return (
    <Group gap={6}>
      <ActionIcon
        {...arrow}
        onClick={() => goTo(shiftDay(monday, -7))}
        aria-label={texts.previous_week}
      >
        <Icon name="left" />
      </ActionIcon>
      <ActionIcon {...arrow} onClick={() => goTo(shiftDay(monday, 7))} aria-label={texts.next_week}>
        <Icon name="right" />
      </ActionIcon>
      <Button variant="default" onClick={() => goTo(props.today)}>
        {texts.today}
      </Button>
      <TextInput
        type="date"
        aria-label={texts.week_of(formats.day(monday))}
        value={monday}
        onChange={({ target }) => (target.value === '' ? undefined : goTo(target.value))}
        w={135}
      />
    </Group>
  );
}
