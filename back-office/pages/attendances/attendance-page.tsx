import { useCall } from '@ribambelle/client/data/use-call.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { isDay } from '@ribambelle/domain/base/calendar.ts';
import { useEffect } from 'react';
import { Select } from '../../fields/choices.tsx';
import { useMarks } from '../../data/marks-context.tsx';
import { useMay, useSession } from '../../data/session.tsx';
import { useFormats } from '../../formats/formats.ts';
import { FilterDay } from '../../lists/filter-day.tsx';
import { SearchField } from '../../lists/search-field.tsx';
import { type ListAddress, useListAddress } from '../../lists/use-list-address.ts';
import { Page } from '../../shell/page.tsx';
import { WaitingFor } from '../../shell/waiting-for.tsx';
import { shiftDay, todayIn } from '../availabilities/week.ts';
import styles from './attendances.module.css';
import { RegisterList } from './register-list.tsx';
import { ScanDialog } from './scan-dialog.tsx';
import {
  attendeesOf,
  isIn,
  isNamed,
  type Part,
  partIn,
  type RegisterGroup,
} from './register-state.ts';

/** Milliseconds after which the marks of others are read again. */
const READ_AGAIN = 20_000;

/**
 * The attendance register of a day, made for a phone: the expected participants, with one press for
 * an arrival and one for a departure. It works without a connection.
 */
export function AttendancePage() {
  const texts = useTexts('office-attendances');
  const formats = useFormats();
  const address = useListAddress();
  const may = useMay();
  const { unsent } = useMarks();
  const part = partIn(address.filter('of'));
  const { found, cut } = useRegister(useDay(address), part);
  const { data } = found;
  const groups = data?.groups ?? [];
  const all = data === undefined ? [] : attendeesOf(data, unsent);
  const of_part = all.filter(({ group }) => isIn(part, group));
  const matches = of_part.filter((attendee) => isNamed(attendee, address.search));
  const tools = (
    <>
      <FilterDay list={address} name="day" label={texts.day} />
      <PartSelect groups={groups} address={address} />
      <SearchField list={address} placeholder={texts.search} />
      {may('registration-attendances.register') ? <ScanDialog attendees={all} /> : null}
    </>
  );
  return (
    <Page title={texts.title} tools={tools}>
      {data === undefined ? <WaitingFor found={found} /> : null}
      {data !== undefined && groups.length === 0 ? (
        <p className={styles['hint']}>{texts.empty}</p>
      ) : null}
      {cut && data !== undefined ? (
        <p className={styles['hint']}>
          {texts.cut(formats.count(data.participants.length), formats.count(data.count))}
        </p>
      ) : null}
      {of_part.length === 0 ? null : <RegisterList all={of_part} shown={matches} />}
    </Page>
  );
}

/** Returns the day in the address; today when there is none. */
function useDay(address: ListAddress): string {
  const today = todayIn(useSession().organiser.timezone);
  const day_text = address.filter('day');
  if (day_text === 'tomorrow') return shiftDay(today, 1);
  return day_text !== null && isDay(day_text) ? day_text : today;
}

/**
 * Returns the register of a whole day, so that any part of it can show without a connection; of a
 * day with too many participants, the part alone.
 */
function useRegister(day: string, part: Part) {
  const whole = useCall('getAttendanceRegister', { day });
  const of_part = part.kind === 'DATE' ? { date_id: part.date_id } : locationOf(part);
  const too_many = whole.data !== undefined && whole.data.count > whole.data.participants.length;
  const narrow = too_many && part.kind !== 'ALL';
  const part_answer = useCall('getAttendanceRegister', { day, ...of_part }, { enabled: narrow });
  const found = narrow ? part_answer : whole;
  const { refetch } = found;
  useEffect(() => {
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') void refetch();
    }, READ_AGAIN);
    return () => clearInterval(timer);
  }, [refetch]);
  const cut = found.data !== undefined && found.data.count > found.data.participants.length;
  return { found, cut };
}

const locationOf = (part: Part) => (part.kind === 'LOCATION' ? { location: part.location } : {});

/** The choice of the whole day, a location or a group. */
function PartSelect({
  groups,
  address,
}: {
  groups: readonly RegisterGroup[];
  address: ListAddress;
}) {
  const texts = useTexts('office-attendances');
  const formats = useFormats();
  const places = new Map(
    groups.flatMap(({ location, location_cuid }) =>
      location === null || location_cuid === null ? [] : [[location_cuid, location] as const],
    ),
  );
  const data = [
    {
      group: texts.places,
      items: [...places].map(([cuid, name]) => ({ value: `place-${cuid}`, label: name })),
    },
    {
      group: texts.groups,
      items: groups.map(({ date_id, start_at, activity_title }) => ({
        value: `date-${date_id}`,
        label: `${formats.time(start_at)} ${activity_title}`,
      })),
    },
  ].filter(({ items }) => items.length > 0);
  return (
    <Select
      aria-label={texts.of}
      placeholder={texts.everybody}
      data={data}
      value={address.filter('of')}
      onChange={(of) => address.set({ of })}
      clearable
      flex="1 1 180px"
      miw={160}
      maw={280}
    />
  );
}
