import { State } from '../../lists/state.tsx';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';

/** Whether a registration is paid, free or cancelled, in a dot and a word. */
export function PaymentState(props: {
  total_amount: number;
  paid_amount: number;
  cancelled_at: string | null;
}) {
  const texts = useTexts('office-registrations');
  if (props.cancelled_at !== null) return <State color="red">{texts.cancelled}</State>;
  if (props.total_amount === 0) return <State color="gray">{texts.payments.FREE}</State>;
  if (props.paid_amount < props.total_amount)
    return <State color="amber">{texts.payments.OUTSTANDING}</State>;
  return <State color="green">{texts.payments.COMPLETE}</State>;
}
