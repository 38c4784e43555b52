import type { Answer, Call } from '@ribambelle/api/client.ts';
import { useClient } from '@ribambelle/client/data/call-context.tsx';
import { useCall } from '@ribambelle/client/data/use-call.ts';
import { useObserved } from '@ribambelle/client/data/use-observed.ts';
import { useLanguage } from '@ribambelle/client/texts/texts-context.tsx';
import type { Day } from '@ribambelle/domain/base/calendar.ts';
import { shownDay } from '@ribambelle/domain/base/schedule-steps.ts';
import { dayAfter, weekOf } from '@ribambelle/domain/base/weeks.ts';
import { localTimeOf } from '@ribambelle/texts/formats/local-time.ts';
import { useLocation } from '@ribambelle/ui/router/router-context.tsx';
import { dayText } from '../facts/day-text.ts';
import { momentOf } from '../facts/moment-of.ts';
import { useReading } from '../facts/use-reading.ts';
import {
  dayOfSearch,
  dayRequests,
  offeredRequest,
  type WeekFilters,
  weekRequest,
} from './week-requests.ts';

type Found = Answer<'listAvailabilityDates'>['availabilities_dates'];
export type FoundDate = Found['data'][number];

/** The number of days that the calendar shows, from today on (2 §9). */
const HUNDRED_YEARS = 36_525;

export interface ReadWeek {
  readonly day: Day;
  readonly first: Day;
  readonly last: Day;
  /** The dates of the week, by start; undefined while unknown. */
  readonly dates: readonly FoundDate[] | undefined;
  readonly offered: readonly Day[];
  /** True when a day has more dates than were read. */
  readonly cut: boolean;
  readonly loading: boolean;
  /** True when the week could not be read. */
  readonly failed: boolean;
  readonly again: () => void;
  /** The moment at which the week was read. */
  readonly now: string;
}

/**
 * Returns the week that the address names; without one the week of the first date, or this one.
 * Never a past one (2 §4).
 */
export function useWeek(of: {
  readonly filters: WeekFilters;
  /** True to open at the first date instead of today. */
  readonly initial_navigation: boolean;
}): ReadWeek {
  const { filters } = of;
  const { search } = useLocation();
  const { rendered_at, time_zone } = useReading();
  const dayIn = (date: FoundDate) => dayText(localTimeOf(date.start_at, time_zone));
  const first = dayText(localTimeOf(rendered_at, time_zone));
  const limits = { first, last: dayAfter(first, HUNDRED_YEARS) };
  const day_read = dayOfSearch(new URLSearchParams(search));
  const address_day =
    day_read === null ? null : shownDay(day_read, { ...limits, first_item: null });
  const answer = useCall('listAvailabilityDates', weekRequest(filters, address_day), {
    keep_previous: true,
  });
  const list = answer.data?.availabilities_dates;
  const first_open = list?.data.find(({ status }) => status === 'OPEN') ?? list?.data[0];
  const first_item = first_open === undefined || !of.initial_navigation ? null : dayIn(first_open);
  const day = shownDay(address_day, { ...limits, first_item });
  const week = weekOf(day);
  const last_read = list?.data.at(-1);
  const is_whole =
    list === undefined ||
    list.count <= list.data.length ||
    (last_read !== undefined && dayIn(last_read) > (week.at(-1) ?? day));
  const whole = useWholeWeek(
    dayRequests(filters, { day, first }),
    !is_whole && !answer.isPlaceholderData,
  );
  const dates = is_whole ? list?.data : whole.data?.dates;
  const days = useCall('listAvailabilityDays', offeredRequest(filters), { keep_previous: true });
  return {
    day,
    ...limits,
    dates: answer.isPlaceholderData
      ? undefined
      : dates?.filter((date) => week.includes(dayIn(date))),
    offered: days.data?.dates.map(({ date }) => date) ?? [],
    cut: !is_whole && whole.data?.cut === true,
    loading: answer.isPlaceholderData || (!is_whole && whole.isPending),
    failed: answer.isError || whole.isError,
    again: () => void Promise.all([answer.refetch(), ...(is_whole ? [] : [whole.refetch()])]),
    now: momentOf(answer),
  };
}

interface WholeWeek {
  readonly dates: readonly FoundDate[];
  readonly cut: boolean;
}

/**
 * Reads a week that is too long for one call, day by day: of each day, no more than one call
 * answers.
 */
function useWholeWeek(requests: ReturnType<typeof dayRequests>, enabled: boolean) {
  const call = useClient();
  const language = useLanguage();
  return useObserved({
    key: ['listAvailabilityDates', { ...requests[0], page_number: 'week' }, language],
    read: () => readDays(call, requests),
    enabled,
  });
}

async function readDays(call: Call, requests: ReturnType<typeof dayRequests>): Promise<WholeWeek> {
  const answers = await Promise.all(requests.map((one) => call('listAvailabilityDates', one)));
  const days = answers.map(({ availabilities_dates }) => availabilities_dates);
  return {
    dates: days.flatMap(({ data }) => data),
    cut: days.some(({ data, count }) => count > data.length),
  };
}
