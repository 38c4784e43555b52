import { State } from '../../lists/state.tsx';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';

const COLOURS = new Map<string, 'green' | 'amber' | 'red' | 'gray' | 'petrol'>([
  ['PAID', 'green'],
  ['PENDING', 'amber'],
  ['REFUSED', 'red'],
  ['PARTIALLY_REFUNDED', 'petrol'],
  ['REFUNDED', 'petrol'],
  ['VOIDED', 'gray'],
]);

/** The state of a payment, as a dot and a word. */
export function MoneyState(props: { state: string }) {
  const texts = useTexts('office-payments');
  return <State color={COLOURS.get(props.state) ?? 'gray'}>{texts.stateOf(props.state)}</State>;
}
