import type { Answer } from '@ribambelle/api/client.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { State } from '../../lists/state.tsx';

type Status = Answer<'getOfficeRegistrationRequest'>['status'];

const COLOURS = {
  PENDING: 'petrol',
  APPROVED: 'green',
  REJECTED: 'red',
  CANCELLED: 'gray',
} as const;

/** The state of a request. */
export function RequestState({ status }: { status: Status }) {
  return (
    <State color={COLOURS[status]}>{useTexts('office-registration-requests').states[status]}</State>
  );
}
