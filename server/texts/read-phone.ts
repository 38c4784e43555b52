import { keptPhone } from '@ribambelle/domain/base/phone.ts';
import { refuse } from '../refusal.ts';

/** The phone number of a request in the one form in which it is kept; empty stays empty. Refuses INVALID_PHONE at its field. */
export function readPhone(phone: string): string {
  return keptPhone(phone) ?? refuse('INVALID_REQUEST', { phone: 'INVALID_PHONE' });
}
