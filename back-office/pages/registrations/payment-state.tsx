import { State } from '../../lists/state.tsx';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';

/** Whether a registration is paid, overdue, free or cancelled, in a dot and a word; of its money nothing to who may not see it. */
export function PaymentState(props: {
  total_amount: number | null;
  paid_amount: number | null;
  cancelled_at: string | null;
  overdue: boolean;
}) {
  const texts = useTexts('office-registrations');
  if (props.cancelled_at !== null) return <State color="red">{texts.cancelled}</State>;
  if (props.total_amount === null || props.paid_amount === null) return null;
  if (props.total_amount === 0) return <State color="gray">{texts.payments.FREE}</State>;
  if (props.overdue) return <State color="red">{texts.payments.OVERDUE}</State>;
  if (props.paid_amount < props.total_amount)
    return <State color="amber">{texts.payments.OUTSTANDING}</State>;
  return <State color="green">{texts.payments.COMPLETE}</State>;
}
