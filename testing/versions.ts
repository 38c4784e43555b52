import type { Ask, EndpointName } from '@ribambelle/api/client.ts';
import { recordNames } from '@ribambelle/api/record-names.ts';
import { tokenHash } from '@ribambelle/server/sessions/token.ts';
import type { Sql } from './factories/factories.ts';

/**
 * The calls that change a record of an organiser, besides those of records that are declared: the
 * table of the record, and the field of the request that names it (null when the organiser has only
 * one).
 */
export const VERSIONED = {
  correctPayment: ['payments', 'payment'],
  updateFile: ['files', 'picture'],
  replaceFile: ['files', 'picture'],
  updateCustomField: ['custom_fields', 'field'],
  updatePageDraft: ['pages', 'page'],
  deletePageDraft: ['pages', 'page'],
  publishPage: ['pages', 'page'],
  unpublishPage: ['pages', 'page'],
  restorePageVersion: ['pages', 'page'],
  updateArticleDraft: ['articles', 'article'],
  deleteArticleDraft: ['articles', 'article'],
  publishArticle: ['articles', 'article'],
  unpublishArticle: ['articles', 'article'],
  restoreArticleVersion: ['articles', 'article'],
  publishTerms: ['terms_drafts', null],
  updateSite: ['websites', null],
  updateTermsDraft: ['terms_drafts', null],
  moveAvailabilityDate: ['availability_dates', 'date'],
  updateAccessRules: ['organisers', null],
  updateActivity: ['activities', 'activity'],
  updateActivityCancellationPolicy: ['activities', 'activity'],
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
  updateMailSettings: ['organisers', null],
  updateOfficeCustomer: ['customers', 'customer'],
  updateOfficeParticipant: ['participants', 'participant'],
  answerReview: ['reviews', 'review'],
  updateOfficeReview: ['reviews', 'review'],
  updatePaymentSettings: ['organisers', null],
  updateCancellationPolicy: ['organisers', null],
  updateVatSettings: ['organisers', null],
  updatePreferences: ['organisers', null],
  updateReportSchedule: ['report_schedules', 'schedule'],
  updateRole: ['collaborator_roles', 'role'],
  updateNotificationDefinition: ['notification_definitions', 'notification_definition'],
  updateSegment: ['segments', 'segment'],
  updateMailTemplate: ['mail_templates', 'mail_template'],
  updateMailing: ['mailings', 'mailing'],
  replaceParticipant: ['registrations', 'registration'],
  setRegistrationPrice: ['registrations', 'registration'],
  changeOfficeRegistration: ['registrations', 'registration'],
  transferRegistration: ['registrations', 'registration'],
} as const satisfies Partial<Record<EndpointName, readonly [table: string, field: string | null]>>;

/** The same for these and for records that are declared. */
export const ALL_VERSIONED = new Map<string, readonly [table: string, field: string | null]>([
  ...Object.entries(VERSIONED),
  ...Object.entries(recordNames).map(
    ([noun, { update, one }]) => [update, [noun.replaceAll('-', '_'), one]] as const,
  ),
]);

export type VersionedByHand = keyof typeof VERSIONED;
export type VersionedName =
  | VersionedByHand
  | (typeof recordNames)[keyof typeof recordNames]['update'];

/** A change by a caller who has just read the record. */
export type Change<Name extends VersionedName> = Omit<Ask<Name>, 'version'>;

/** Returns the version of the record that a request names; 1 when there is none. */
export async function versionOf(
  sql: Sql,
  input: { name: VersionedName; request: object; token: string | undefined },
): Promise<number> {
  const [table, field] = ALL_VERSIONED.get(input.name) ?? ['', null];
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
