import { type Decision, permit, refuse } from '../base/refusal.ts';

/** Whether a family can be reached at all: by an address or by a number. Refuses CONTACT_REQUIRED. */
export function decideContact(contact: {
  readonly email: string | null;
  readonly phone: string;
}): Decision<null, 'CONTACT_REQUIRED'> {
  return contact.email === null && contact.phone === ''
    ? refuse('CONTACT_REQUIRED', { phone: 'CONTACT_REQUIRED' })
    : permit(null);
}
