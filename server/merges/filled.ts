import type { MergedFamily } from './customer-merge-views.ts';

type Reached = Pick<MergedFamily, 'email' | 'phone' | 'has_address'>;

/** What of the other family is filled in, because the kept one says nothing of it. */
export function filledOf(kept: Reached, other: Reached): ('email' | 'phone' | 'address')[] {
  return [
    ...(kept.email === null && other.email !== null ? (['email'] as const) : []),
    ...(kept.phone === '' && other.phone !== '' ? (['phone'] as const) : []),
    ...(!kept.has_address && other.has_address ? (['address'] as const) : []),
  ];
}
