import { type Decision, permit, refuse } from '../base/refusal.ts';

/** Decides whether a family can be reached, by e-mail or phone. Refuses CONTACT_REQUIRED. */
export function decideContact(contact: {
  readonly email: string | null;
  readonly phone: string;
}): Decision<null, 'CONTACT_REQUIRED'> {
  return contact.email === null && contact.phone === ''
    ? refuse('CONTACT_REQUIRED', { phone: 'CONTACT_REQUIRED' })
    : permit(null);
}
