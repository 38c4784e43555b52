import type { Answer } from '@ribambelle/api/client.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { State } from '../../lists/state.tsx';

type Status = Answer<'getOfficeCustomerMembership'>['status'];

const COLOURS = {
  CANCELLED: 'gray',
  EXPIRED: 'gray',
  UPCOMING: 'petrol',
  ACTIVE: 'green',
} as const;

/** The state of a sold membership: says whether it makes somebody a member now. */
export function MembershipState({ status }: { status: Status }) {
  return (
    <State color={COLOURS[status]}>{useTexts('office-customer-memberships').states[status]}</State>
  );
}
