import type { Permission, PermissionArea } from '@ribambelle/domain/permissions/permissions.ts';

/** The areas of records that staff can restore after they removed them (`server/removals`). */
export type RestoredArea = PermissionArea | 'closed-periods' | 'coupons' | 'instalment-plans';

/**
 * The name of an act in the log: its permission or, when no permission covers that act alone,
 * another word in the same spelling.
 */
export type AuditedAct =
  | Permission
  | `${'activities' | 'blog-articles' | 'bundles' | 'memberships' | 'resources' | 'vouchers' | 'website-pages'}.upload`
  | 'availability-dates.move'
  | `${'closed-periods' | 'coupons' | 'instalment-plans'}.${'create' | 'update' | 'delete'}`
  | 'reports.schedule'
  | 'customers.merge'
  | `participants.${'merge' | 'move' | 'share' | 'unshare'}`
  | `${RestoredArea}.restore`
  | `collaborators.${'passkey' | 'sessions' | 'password' | 'password-link' | 'second-factor' | 'sign-in'}`;
