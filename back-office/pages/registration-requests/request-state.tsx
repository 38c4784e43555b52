import { codedState } from '../../lists/coded-state.tsx';

/** The state of a request. */
export const RequestState = codedState('office-registration-requests', {
  PENDING: 'petrol',
  APPROVED: 'green',
  REJECTED: 'red',
  CANCELLED: 'gray',
});
