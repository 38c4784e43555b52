import type { Ask, EndpointName } from '@ribambelle/api/client.ts';
import { tokenHash } from '@ribambelle/server/sessions/token.ts';
import type { Sql } from './factories/factories.ts';

/**
 * The calls that change a record of an organiser: the table of the record, and the field of the
 * request that names it (null when the organiser has only one).
 */
export const VERSIONED = {
  correctPayment: ['payments', 'payment'],
  publishHomePage: ['home_pages', null],
  updateCustomField: ['custom_fields', 'field'],
  updateHomePage: ['home_pages', null],
  publishTerms: ['terms_drafts', null],
  updateSite: ['websites', null],
  updateTermsDraft: ['terms_drafts', null],
  moveAvailabilityDate: ['availability_dates', 'date'],
  updateAccessRules: ['organisers', null],
  updateActivity: ['activities', 'activity'],
  updateActivityOptions: ['activities', 'activity'],
  updateActivityQuestions: ['activities', 'activity'],
  updateActivityRegistrationFlow: ['activities', 'activity'],
  updateAvailability: ['availabilities', 'availability'],
  updateAvailabilityDate: ['availability_dates', 'date'],
  updateCategory: ['categories', 'category'],
  updateCategoryGroup: ['category_groups', 'group'],
  updateCollaborator: ['collaborators', 'collaborator'],
  updateCollaboratorNote: ['notes', 'note'],
  updateCustomerNote: ['notes', 'note'],
  updateRegistrationNote: ['notes', 'note'],
  updateIdentity: ['organisers', null],
  updateLocation: ['locations', 'location'],
  updateMailSettings: ['organisers', null],
  updateOfficeCustomer: ['customers', 'customer'],
  updateOfficeParticipant: ['participants', 'participant'],
  answerReview: ['reviews', 'review'],
  updateOfficeReview: ['reviews', 'review'],
  updatePaymentSettings: ['organisers', null],
  updatePreferences: ['organisers', null],
  updateReportSchedule: ['report_schedules', 'schedule'],
  updateRole: ['collaborator_roles', 'role'],
  updateBundle: ['bundles', 'bundle'],
  updateBookingConfiguration: ['booking_configurations', 'configuration'],
  updateResource: ['resources', 'resource'],
  updateDateConfiguration: ['date_configurations', 'date_configuration'],
  updateClosedPeriod: ['closed_periods', 'closed_period'],
  updateResourceGroup: ['resource_groups', 'resource_group'],
  updateSegment: ['segments', 'segment'],
  updateMailing: ['mailings', 'mailing'],
  updateMembership: ['memberships', 'membership'],
  replaceParticipant: ['registrations', 'registration'],
  setRegistrationPrice: ['registrations', 'registration'],
  changeOfficeRegistration: ['registrations', 'registration'],
  transferRegistration: ['registrations', 'registration'],
  updateCoupon: ['coupons', 'coupon'],
  updateDiscount: ['discounts', 'discount'],
  updateVolumeDiscount: ['volume_discounts', 'volume_discount'],
  updateVoucher: ['vouchers', 'voucher'],
} as const satisfies Partial<Record<EndpointName, readonly [table: string, field: string | null]>>;

export type VersionedName = keyof typeof VERSIONED;

/** A change by a caller who has just read the record. */
export type Change<Name extends VersionedName> = Omit<Ask<Name>, 'version'>;

/** Returns the version of the record that a request names; 1 when there is none. */
export async function versionOf(
  sql: Sql,
  input: { name: VersionedName; request: object; token: string | undefined },
): Promise<number> {
  const [table, field] = VERSIONED[input.name];
  const [row] =
    field === null
      ? await sql<{ version: number }>(
          `select r.version from ${table} r join sessions s on s.organiser_id = r.${table === 'organisers' ? 'id' : 'organiser_id'} where s.token_hash = $1`,
          [tokenHash(input.token ?? '')],
        )
      : await sql<{ version: number }>(`select version from ${table} where cuid = $1`, [
          new Map<string, unknown>(Object.entries(input.request)).get(field),
        ]);
  return row?.version ?? 1;
}
