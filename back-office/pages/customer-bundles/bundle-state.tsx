import type { Answer } from '@ribambelle/api/client.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { State } from '../../lists/state.tsx';

type Status = Answer<'getOfficeCustomerBundle'>['status'];

const COLOURS = {
  CANCELLED: 'gray',
  EXPIRED: 'gray',
  USED_UP: 'petrol',
  VALID: 'green',
} as const;

/** The state of a sold bundle. */
export function BundleState({ status }: { status: Status }) {
  return (
    <State color={COLOURS[status]}>{useTexts('office-customer-bundles').states[status]}</State>
  );
}
