import { ActionIcon, Button, Group, SegmentedControl, TextInput } from '@mantine/core';
import { useHotkeys } from '@mantine/hooks';
import { useCall } from '@ribambelle/client/data/use-call.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { isDay } from '@ribambelle/domain/base/calendar.ts';
import { Outlet } from 'react-router';
import { Select } from '../../fields/choices.tsx';
import { useMay, useSession } from '../../data/session.tsx';
import { useFormats } from '../../formats/formats.ts';
import { FilterResourceGroup } from '../../lists/filter-resource-group.tsx';
import { useListAddress } from '../../lists/use-list-address.ts';
import { LinkAndBack } from '../../panels/link-and-back.tsx';
import { usePanel } from '../../panels/use-panel.ts';
import { Icon } from '../../shell/icons.tsx';
import { NewButton } from '../../shell/new-button.tsx';
import { Page } from '../../shell/page.tsx';
import { WaitingFor } from '../../shell/waiting-for.tsx';
import { daysOfWeek, mondayOf, shiftDay, todayIn } from '../availabilities/week.ts';
import { columnsOf } from './calendar-columns.ts';
import { MoveQuestion } from './move-question.tsx';
import { ResourceGrid } from './resource-grid.tsx';
import styles from './resource-grid.module.css';
import { useMove } from './use-move.ts';

/**
 * The calendar of resources: a day of all of them, or of a group, side by side, or the week of one.
 * The left and right arrow keys turn the pages.
 */
export function ResourceCalendarPage() {
  const texts = useTexts('office-resource-calendar');
  const formats = useFormats();
  const may = useMay();
  const panel = usePanel('/resource-calendar');
  const view = useShown();
  const { day, resource, today, of_group } = view;
  const move = useMove();
  const days = resource === null ? [day] : daysOfWeek(day);
  const found = useCall(
    'getResourceCalendar',
    { day, days: days.length, ...(resource === null ? of_group : { resource }) },
    { keep_previous: true },
  );
  const resources = found.data?.resources ?? [];
  const tools = (
    <>
      <Turning {...view} />
      <Which {...view} />
      {may('resources.update') ? (
        <Button component={LinkAndBack} to="/resource-blocks/new" variant="default">
          {texts.block}
        </Button>
      ) : null}
      <NewButton permission="bookings.create" onClick={() => panel.open('new')}>
        {texts.add}
      </NewButton>
    </>
  );
  return (
    <Page title={texts.title} tools={tools}>
      {found.data === undefined ? <WaitingFor found={found} /> : null}
      {found.data !== undefined && resources.length === 0 ? (
        <p className={styles['hint']}>{'group' in of_group ? texts.none_in_group : texts.none}</p>
      ) : null}
      {resources.length === 0 ? null : (
        <ResourceGrid
          columns={columnsOf(resources, days)}
          nameOf={(column) => (resource === null ? column.resource.name : formats.day(column.day))}
          today={today}
          move={move}
          current={panel.current}
          waiting={found.isPlaceholderData}
          onOpen={(booking) => panel.open(booking)}
          onNew={(on, start) => panel.open('new', { on, ...(start === null ? {} : { start }) })}
        />
      )}
      {resource === null && found.data?.more === true ? (
        <p className={styles['hint']}>{texts.more(resources.length)}</p>
      ) : null}
      {may('bookings.update') && resources.length > 0 ? (
        <p className={styles['hint']}>{texts.keys}</p>
      ) : null}
      <MoveQuestion move={move} />
      <Outlet />
    </Page>
  );
}

/** Returns the days, the group and the resource in the address; a week begins on its Monday. */
function useShown() {
  const { timezone } = useSession().organiser;
  const address = useListAddress();
  const today = todayIn(timezone);
  const resource = address.filter('resource');
  const group = address.filter('group');
  const day_text = address.filter('day');
  const chosen_day = day_text !== null && isDay(day_text) ? day_text : today;
  const goTo = (day: string) => address.set({ day: day === today ? null : day });
  return {
    today,
    address,
    resource,
    /** The group, as a part of a request. */
    of_group: group === null ? {} : { group },
    day: resource === null ? chosen_day : mondayOf(chosen_day),
    goTo,
    show: (cuid: string | null) => address.set({ resource: cuid }),
  };
}

type Shown = ReturnType<typeof useShown>;

function Turning({ day, today, resource, goTo }: Shown) {
  const texts = useTexts('office-resource-calendar');
  const days = resource === null ? 1 : 7;
  useHotkeys([
    ['ArrowLeft', () => goTo(shiftDay(day, -days))],
    ['ArrowRight', () => goTo(shiftDay(day, days))],
    ['t', () => goTo(today)],
  ]);
  const arrow = { variant: 'default', size: 36 } as const;
  return (
    <Group gap={6}>
      <ActionIcon {...arrow} onClick={() => goTo(shiftDay(day, -days))} aria-label={texts.previous}>
        <Icon name="left" />
      </ActionIcon>
      <ActionIcon {...arrow} onClick={() => goTo(shiftDay(day, days))} aria-label={texts.next}>
        <Icon name="right" />
      </ActionIcon>
      <Button variant="default" onClick={() => goTo(today)}>
        {texts.today}
      </Button>
      <TextInput
        type="date"
        aria-label={texts.shown_day}
        value={day}
        onChange={({ target }) => (target.value === '' ? undefined : goTo(target.value))}
        w={135}
      />
    </Group>
  );
}

/** The choice between a day of all resources or of a group, and the week of one. */
function Which({ day, resource, show, address, of_group }: Shown) {
  const texts = useTexts('office-resource-calendar');
  const { data } = useCall('getResourceCalendar', { day, ...of_group });
  const resources = data?.resources ?? [];
  const [first] = resources;
  return (
    <Group gap={6}>
      <SegmentedControl
        aria-label={texts.view}
        value={resource === null ? 'DAY' : 'WEEK'}
        data={[
          { value: 'DAY', label: texts.by_day },
          { value: 'WEEK', label: texts.by_week },
        ]}
        onChange={(view) => show(view === 'DAY' ? null : (first?.cuid ?? null))}
      />
      {resource === null ? (
        <FilterResourceGroup list={address} label={texts.group} />
      ) : (
        <Select
          aria-label={texts.resource}
          data={resources.map(({ cuid, name }) => ({ value: cuid, label: name }))}
          value={resource}
          allowDeselect={false}
          onChange={(new_value) => show(new_value)}
          w={210}
        />
      )}
    </Group>
  );
}
