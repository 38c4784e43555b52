import type { MergedFamily } from './customer-merge-views.ts';

type Reached = Pick<MergedFamily, 'email' | 'phone' | 'has_address'>;

/**
 * Returns the contact details of the other family that are filled in because the kept one has none.
 */
export function filledOf(kept: Reached, other: Reached): ('email' | 'phone' | 'address')[] {
  return [
    ...(kept.email === null && other.email !== null ? (['email'] as const) : []),
    ...(kept.phone === '' && other.phone !== '' ? (['phone'] as const) : []),
    ...(!kept.has_address && other.has_address ? (['address'] as const) : []),
  ];
}
