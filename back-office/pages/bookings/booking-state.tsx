import type { Answer } from '@ribambelle/api/client.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { State } from '../../lists/state.tsx';

type Status = Answer<'getOfficeBooking'>['status'];

const COLOURS = {
  CANCELLED: 'gray',
  OVER: 'gray',
  UPCOMING: 'petrol',
  RUNNING: 'green',
} as const;

/** The state of a booking: ahead, in use, over or cancelled. */
export function BookingState({ status }: { status: Status }) {
  return <State color={COLOURS[status]}>{useTexts('office-bookings').states[status]}</State>;
}
