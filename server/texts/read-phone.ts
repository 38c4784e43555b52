import { keptPhone } from '@ribambelle/domain/base/phone.ts';
import { refuse } from '../refusal.ts';

/** The phone number that a customer gives (1 §5): in the one form in which numbers are kept, or as it was typed when it is none we know. */
export function keepPhone(phone: string): string {
  return keptPhone(phone) ?? phone.trim();
}

/** The phone number of a request in the one form in which it is kept; empty stays empty. Refuses INVALID_PHONE at its field, `phone` or another path. */
export function readPhone(phone: string, path = 'phone'): string {
  return keptPhone(phone) ?? refuse('INVALID_REQUEST', { [path]: 'INVALID_PHONE' });
}
