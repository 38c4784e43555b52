import type { Permission } from '@ribambelle/domain/permissions/permissions.ts';
import type { RestoredArea } from '../audit/audited-act.ts';
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
  notification_definitions: {
    right: 'notification-templates.delete',
    area: 'notification-templates',
    parts: [{ table: 'notification_definitions', column: 'id' }],
  },
  segments: {
    right: 'segments.delete',
    area: 'segments',
    parts: [{ table: 'segments', column: 'id' }],
  },
  resource_blocks: {
    right: 'resources.update',
    area: 'resources',
    parts: [
      { table: 'resource_blocks', column: 'id' },
      { table: 'resource_block_times', column: 'block_id' },
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
  mail_templates: {
    right: 'notification-templates.create',
    area: 'notification-templates',
    parts: [{ table: 'mail_templates', column: 'id' }],
  },
  saved_sections: {
    right: 'website-pages.update',
    area: 'website-pages',
    parts: [{ table: 'saved_sections', column: 'cuid' }],
  },
  saved_views: {
    right: null,
    area: null,
    parts: [{ table: 'saved_views', column: 'cuid' }],
  },
} as const satisfies Record<string, Whole>;

export type RemovedNoun = keyof typeof WHOLE;
