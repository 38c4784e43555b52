import type {
  BookingPrice,
  OpeningException,
  OpeningHours,
} from '@ribambelle/domain/booking-configurations/booking-terms.ts';

/**
 * The values of the form of a booking configuration: lengths in seconds, amounts in minor units.
 */
export interface BookingConfigurationValues extends Record<string, unknown> {
  readonly name: string;
  readonly prices: readonly BookingPrice[];
  readonly opening_hours: readonly OpeningHours[];
  readonly exceptions: readonly OpeningException[];
  readonly minimum_participants: number;
  readonly maximum_participants: number;
  readonly granularity_minutes: number;
  readonly buffer_minutes: number;
  readonly notice_minutes: number;
  readonly horizon_days: number;
  readonly crosses_days: boolean;
}

const EVERY_DAY = [1, 2, 3, 4, 5, 6, 7];

/** The values of a new one: one hour, every day from 9 to 21 o'clock, a month ahead. */
export const NEW_BOOKING_CONFIGURATION: BookingConfigurationValues = {
  name: '',
  prices: [{ duration: 3_600, amount: 0 }],
  opening_hours: EVERY_DAY.map((weekday) => ({ weekday, opens: '09:00', closes: '21:00' })),
  exceptions: [],
  minimum_participants: 1,
  maximum_participants: 1,
  granularity_minutes: 60,
  buffer_minutes: 0,
  notice_minutes: 0,
  horizon_days: 30,
  crosses_days: false,
};
