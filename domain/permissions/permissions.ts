const CRUD = ['create', 'read', 'update', 'delete'] as const;
const READ_UPDATE = ['read', 'update'] as const;

/**
 * Every area of the back-office and its actions (1 §6). All other permission types follow from this
 * table.
 */
export const PERMISSIONS = {
  'organiser-account': READ_UPDATE,
  'organiser-business': READ_UPDATE,
  'organiser-preferences': READ_UPDATE,
  'organiser-payments': READ_UPDATE,
  'organiser-billing': READ_UPDATE,
  'billing-invoices': ['read'],
  'payment-types': CRUD,
  'notification-templates': CRUD,
  'date-configurations': CRUD,
  discounts: CRUD,
  'volume-discounts': CRUD,
  bundles: CRUD,
  vouchers: CRUD,
  memberships: CRUD,
  'bank-statements': CRUD,
  'bank-transfers': CRUD,
  'blog-articles': CRUD,
  newsletters: [...CRUD, 'send'],
  'newsletter-subscribers': CRUD,
  websites: CRUD,
  'website-pages': CRUD,
  collaborators: [...CRUD, 'impersonate'],
  'collaborator-roles': CRUD,
  'collaborator-tags': CRUD,
  'collaborator-custom-fields': CRUD,
  'collaborator-notes': CRUD,
  'collaborator-logs': ['read'],
  customers: [...CRUD, 'impersonate'],
  'customer-custom-fields': CRUD,
  'customer-tags': CRUD,
  'customer-discounts': CRUD,
  'customer-notifications': CRUD,
  'customer-vouchers': [...CRUD, 'refund', 'redeem'],
  'customer-memberships': CRUD,
  'customer-carts': ['read'],
  'customer-bundles': [...CRUD, 'refund'],
  'customer-notes': CRUD,
  'customer-reviews': CRUD,
  'customer-transaction-proofs': CRUD,
  'customer-invoice-settings': READ_UPDATE,
  'customer-wallets': ['read', 'correct'],
  participants: CRUD,
  documents: CRUD,
  'document-models': CRUD,
  'document-downloads': ['read'],
  activities: CRUD,
  'activity-options': CRUD,
  'activity-questions': CRUD,
  'activity-constraints': CRUD,
  categories: CRUD,
  locations: CRUD,
  availabilities: CRUD,
  'availability-dates': CRUD,
  'availability-schedules': CRUD,
  'availability-synchronisation': CRUD,
  'availability-automatic-cancellations': CRUD,
  registrations: [...CRUD, 'refund', 'cancel', 'transfer', 'replace', 'overbook', 'waive'],
  'registration-notes': CRUD,
  'registration-attendances': ['read', 'register'],
  'registration-requests': CRUD,
  'registration-request-configurations': CRUD,
  'waiting-list-registrations': CRUD,
  payments: [...CRUD, 'refund'],
  transactions: CRUD,
  carts: CRUD,
  notifications: ['trigger'],
  mails: ['read'],
  exports: CRUD,
  integrations: ['read', 'activate', 'deactivate'],
  'badge-lists': CRUD,
  segments: CRUD,
  reports: ['dashboard', 'participation', 'sales', 'treasury', 'timesheet'],
  imports: CRUD,
  resources: CRUD,
  'resource-groups': CRUD,
  bookings: CRUD,
  'booking-configurations': CRUD,
  'attendance-charges': CRUD,
} as const;

type Table = typeof PERMISSIONS;

/** A part of the back-office. */
export type PermissionArea = keyof Table;

/** A permission as stored in a role: `registrations.cancel`. */
export type Permission = {
  [Area in PermissionArea]: `${Area}.${Table[Area][number]}`;
}[PermissionArea];

const KNOWN = new Set(
  Object.entries(PERMISSIONS).flatMap(([area, actions]) =>
    actions.map((action) => `${area}.${action}`),
  ),
);

/** Every permission, in the order of the table. */
export const ALL_PERMISSIONS: readonly Permission[] = [...KNOWN].filter(isPermission);

/** Returns every permission of some areas, in the order of the table. */
export function permissionsIn(...areas: readonly PermissionArea[]): readonly Permission[] {
  return ALL_PERMISSIONS.filter((permission) =>
    areas.some((area) => permission.startsWith(`${area}.`)),
  );
}

/** True for a permission of the table; anything else in a stored role is ignored. */
export function isPermission(text: string): text is Permission {
  return KNOWN.has(text);
}
