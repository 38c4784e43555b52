import { keptPhone } from '@ribambelle/domain/base/phone.ts';
import { refuse } from '../refusal.ts';

/**
 * Returns the phone number from a request in the one form in which it is kept; empty stays empty.
 * Refuses INVALID_PHONE at its field, `phone` or another path.
 */
export function readPhone(phone: string, path = 'phone'): string {
  return keptPhone(phone) ?? refuse('INVALID_REQUEST', { [path]: 'INVALID_PHONE' });
}
