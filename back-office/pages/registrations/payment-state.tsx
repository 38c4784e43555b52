import { registrationState } from '@ribambelle/domain/registrations/registration-state.ts';
import { State } from '../../lists/state.tsx';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';

const COLOURS = {
  CANCELLED: 'red',
  FREE: 'gray',
  OVERDUE: 'red',
  OUTSTANDING: 'amber',
  COMPLETE: 'green',
} as const;

/**
 * The state of a registration as a dot and a word: paid, overdue, free or cancelled; nothing about
 * money for staff without access to it.
 */
export function PaymentState(props: {
  total_amount: number | null;
  paid_amount: number | null;
  cancelled_at: string | null;
  overdue: boolean;
}) {
  const texts = useTexts('list-columns').registrations.words.state;
  const state = registrationState(props);
  return state === null ? null : <State color={COLOURS[state]}>{texts[state]}</State>;
}
