import type { Permission } from '@ribambelle/domain/permissions/permissions.ts';
import type { RestoredArea } from '../audit/record-audit.ts';
import type { Part } from './part.ts';

/** A record that staff can remove and restore. */
export interface Whole {
  /**
   * The permission to remove it, which also allows to restore it; null when it belongs to the
   * caller.
   */
  readonly right: Permission | null;
  /** The area under which the audit log records its restoration; null when it is not recorded. */
  readonly area: RestoredArea | null;
  /** The parts that are kept, in the order in which they are restored. */
  readonly parts: readonly Part[];
}

/**
 * Every record that staff can remove and restore, whole (decision 0087); those that are declared
 * (`server/records.ts`) say it themselves.
 */
export const WHOLE = {
  activities: {
    right: 'activities.delete',
    area: 'activities',
    parts: [
      { table: 'activities', column: 'id' },
      { table: 'options', column: 'activity_id' },
      {
        table: 'option_prices',
        column: 'option_id',
        through: { table: 'options', column: 'activity_id' },
      },
      { table: 'questions', column: 'activity_id' },
      { table: 'registration_request_tiers', column: 'activity_id' },
      { table: 'registration_request_constraints', column: 'activity_id' },
      { table: 'activity_images', column: 'activity_id' },
      { table: 'activity_categories', column: 'activity_id' },
    ],
  },
  availabilities: {
    right: 'availabilities.delete',
    area: 'availabilities',
    parts: [
      { table: 'availabilities', column: 'id' },
      { table: 'availability_dates', column: 'availability_id' },
      { table: 'availability_collaborators', column: 'availability_id' },
      { table: 'availability_date_collaborators', column: 'availability_id' },
      { table: 'availability_resources', column: 'availability_id' },
      { table: 'synchronised_availabilities', column: 'availability_id' },
      { table: 'waiting_list_entries', column: 'availability_id' },
      { table: 'automatic_cancellations', column: 'availability_id' },
    ],
  },
  memberships: {
    right: 'memberships.delete',
    area: 'memberships',
    parts: [
      { table: 'memberships', column: 'id' },
      { table: 'membership_images', column: 'membership_id' },
    ],
  },
  booking_configurations: {
    right: 'booking-configurations.delete',
    area: 'booking-configurations',
    parts: [{ table: 'booking_configurations', column: 'id' }],
  },
  segments: {
    right: 'segments.delete',
    area: 'segments',
    parts: [{ table: 'segments', column: 'id' }],
  },
  resources: {
    right: 'resources.delete',
    area: 'resources',
    parts: [
      { table: 'resources', column: 'id' },
      { table: 'resource_images', column: 'resource_id' },
      { table: 'resource_group_members', column: 'resource_id' },
      { table: 'resource_block_times', column: 'resource_id' },
    ],
  },
  date_configurations: {
    right: 'date-configurations.delete',
    area: 'date-configurations',
    parts: [{ table: 'date_configurations', column: 'id' }],
  },
  closed_periods: {
    right: 'date-configurations.delete',
    area: 'closed-periods',
    parts: [{ table: 'closed_periods', column: 'id' }],
  },
  resource_blocks: {
    right: 'resources.update',
    area: 'resources',
    parts: [
      { table: 'resource_blocks', column: 'id' },
      { table: 'resource_block_times', column: 'block_id' },
    ],
  },
  discounts: {
    right: 'discounts.delete',
    area: 'discounts',
    parts: [{ table: 'discounts', column: 'id' }],
  },
  volume_discounts: {
    right: 'volume-discounts.delete',
    area: 'volume-discounts',
    parts: [{ table: 'volume_discounts', column: 'id' }],
  },
  coupons: {
    right: 'discounts.delete',
    area: 'discounts',
    parts: [
      { table: 'coupons', column: 'id' },
      { table: 'coupon_activities', column: 'coupon_id' },
    ],
  },
  categories: {
    right: 'categories.delete',
    area: 'categories',
    parts: [{ table: 'categories', column: 'id' }],
  },
  category_groups: {
    right: 'categories.delete',
    area: 'categories',
    parts: [{ table: 'category_groups', column: 'id' }],
  },
  collaborator_roles: {
    right: 'collaborator-roles.delete',
    area: 'collaborator-roles',
    parts: [{ table: 'collaborator_roles', column: 'id' }],
  },
  custom_fields: {
    right: 'customer-custom-fields.delete',
    area: 'customer-custom-fields',
    parts: [{ table: 'custom_fields', column: 'id' }],
  },
  host_names: {
    right: 'organiser-account.update',
    area: 'organiser-account',
    parts: [
      { table: 'host_names', column: 'hostname' },
      { table: 'host_name_claims', column: 'hostname' },
      { table: 'host_name_checks', column: 'hostname' },
    ],
  },
  notes: {
    right: 'collaborator-notes.delete',
    area: 'collaborator-notes',
    parts: [{ table: 'notes', column: 'cuid' }],
  },
  customer_notes: {
    right: 'customer-notes.delete',
    area: 'customer-notes',
    parts: [{ table: 'notes', column: 'cuid' }],
  },
  registration_notes: {
    right: 'registration-notes.delete',
    area: 'registration-notes',
    parts: [{ table: 'notes', column: 'cuid' }],
  },
  tags: {
    right: 'customer-tags.delete',
    area: 'customer-tags',
    parts: [{ table: 'tags', column: 'cuid' }],
  },
  report_schedules: {
    right: null,
    area: 'reports',
    parts: [
      { table: 'report_schedules', column: 'id' },
      { table: 'report_recipients', column: 'report_schedule_id' },
    ],
  },
  saved_views: {
    right: null,
    area: null,
    parts: [{ table: 'saved_views', column: 'cuid' }],
  },
  vouchers: {
    right: 'vouchers.delete',
    area: 'vouchers',
    parts: [
      { table: 'vouchers', column: 'id' },
      { table: 'voucher_images', column: 'voucher_id' },
    ],
  },
} as const satisfies Record<string, Whole>;

export type RemovedNoun = keyof typeof WHOLE;
