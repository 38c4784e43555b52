import type { ConfiguredDate } from '@ribambelle/domain/date-configurations/configured-dates.ts';

/** The written content of a template of dates, for the team of the demo. */
interface DateConfigurationContent {
  readonly name: string;
  readonly dates: readonly ConfiguredDate[];
}

const WORKING_DAYS = [1, 2, 3, 4, 5];

/** The templates of dates of L’Éclaircie. */
export const DATE_CONFIGURATIONS: readonly DateConfigurationContent[] = [
  {
    name: 'Semaine de stage, 9 h à 16 h',
    dates: WORKING_DAYS.map((weekday) => ({
      week: 1,
      weekday,
      start_time: '09:00',
      end_time: '16:00',
    })),
  },
  {
    name: 'Semaine en demi-journées, sans le midi',
    dates: WORKING_DAYS.flatMap((weekday) => [
      { week: 1, weekday, start_time: '09:00', end_time: '12:00' },
      { week: 1, weekday, start_time: '13:30', end_time: '16:30' },
    ]),
  },
  {
    name: 'Mercredi après-midi',
    dates: [{ week: 1, weekday: 3, start_time: '14:00', end_time: '16:30' }],
  },
];
