import type { Answer } from '@ribambelle/api/client.ts';

type Counters = NonNullable<Answer<'getSession'>['account']>['counters'];

export interface AccountTab {
  readonly key: keyof typeof PATHS;
  readonly href: string;
  readonly count: number | undefined;
}

const PATHS = {
  home: '/account/home',
  profile: '/account/profile',
  participants: '/account/participants',
  carts: '/account/carts',
  registrations: '/account/registrations',
  bookings: '/account/bookings',
  registrations_requests: '/account/registrations-requests',
  bundles: '/account/bundles',
  vouchers: '/account/vouchers',
  memberships: '/account/memberships',
  attendance_charges: '/account/attendance-charges',
} as const;

const COUNTED = [
  'registrations',
  'carts',
  'bookings',
  'registrations_requests',
  'bundles',
  'vouchers',
  'memberships',
  'attendance_charges',
] as const;

/**
 * Returns the tabs of an account: home, profile and participants always, each other one when it has
 * content (1 §2.3).
 */
export function accountTabs(counters: Counters): readonly AccountTab[] {
  const counters_shown = COUNTED.filter(
    (key) => counters[key] > 0 || (key === 'vouchers' && counters.available_vouchers > 0),
  );
  return [
    { key: 'home', href: PATHS.home, count: undefined },
    ...counters_shown.map((key) => ({ key, href: PATHS[key], count: counters[key] || undefined })),
    { key: 'participants', href: PATHS.participants, count: counters.participants },
    { key: 'profile', href: PATHS.profile, count: undefined },
  ];
}
