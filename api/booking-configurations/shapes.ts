import { z } from 'zod';
import { day, price } from '../general/shapes.ts';

/** A time on the clock, from midnight at the start of a day to midnight at its end. */
const wallTime = z.string().regex(/^(([01]\d|2[0-3]):[0-5]\d|24:00)$/);
/** Opening and closing time, on the clock of the organiser. */
export const hours = z.object({ opens: wallTime, closes: wallTime });

/** The price of a booking by its length: seconds, and minor units. */
export const bookingPrice = z.object({
  duration: z
    .int()
    .min(300)
    .max(7 * 86_400),
  amount: price,
});

/** Opening hours of a weekday, 1 for Monday. */
export const openingHours = z.object({ weekday: z.int().min(1).max(7), ...hours.shape });

/** Days with other hours; null for none. */
export const openingException = z.object({
  first_day: day,
  last_day: day,
  hours: hours.nullable(),
});
