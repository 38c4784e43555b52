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

/** Whether a registration is paid, overdue, free or cancelled, in a dot and a word; of its money nothing to who may not see it. */
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
