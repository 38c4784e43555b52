import type { Answer } from '@ribambelle/api/client.ts';

type Kind = Answer<'getAccountOverview'>['coming'][number]['kind'];

const PATHS: Readonly<Record<Kind, string>> = {
  REGISTRATION: '/account/registrations',
  REGISTRATION_REQUEST: '/account/registrations-requests',
  BOOKING: '/account/bookings',
  BUNDLE: '/account/bundles',
  VOUCHER: '/account/vouchers',
  MEMBERSHIP: '/account/memberships',
};

/** Returns the account page of a purchase: a kind without one does not compile. */
export function pageOfKind(item: { readonly kind: Kind; readonly cuid: string }): string {
  return `${PATHS[item.kind]}/${item.cuid}`;
}
