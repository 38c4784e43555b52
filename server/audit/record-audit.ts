import type { Json } from '@ribambelle/database/json.ts';
import type { Permission } from '@ribambelle/domain/permissions/permissions.ts';
import type { Db } from '../database/transaction.ts';
import type { Versioned } from './require-version.ts';

/** What changed, field by field; empty for a thing that was made or taken away. */
export interface Changes {
  readonly [field: string]: { readonly from: Json; readonly to: Json };
}

/** What staff put back after they took it away (`server/removals`). */
type RestoredArea =
  | 'activities'
  | 'availabilities'
  | 'booking-configurations'
  | 'bundles'
  | 'categories'
  | 'collaborator-notes'
  | 'collaborator-roles'
  | 'customer-custom-fields'
  | 'customer-notes'
  | 'customer-tags'
  | 'date-configurations'
  | 'closed-periods'
  | 'discounts'
  | 'volume-discounts'
  | 'locations'
  | 'organiser-account'
  | 'registration-notes'
  | 'registrations'
  | 'reports'
  | 'memberships'
  | 'resource-groups'
  | 'resources'
  | 'segments'
  | 'vouchers';

/** What the log calls an act: by the permission for it, or, where no permission is of it alone, by a word of its own in the same spelling. */
export type AuditedAct =
  | Permission
  | `${'activities' | 'bundles' | 'memberships' | 'resources' | 'vouchers' | 'website-pages'}.upload`
  | 'availability-dates.move'
  | `closed-periods.${'create' | 'update' | 'delete'}`
  | 'reports.schedule'
  | 'customers.merge'
  | `participants.${'merge' | 'move' | 'share' | 'unshare'}`
  | `${RestoredArea}.restore`
  | `collaborators.${'passkey' | 'sessions' | 'password' | 'password-link' | 'second-factor' | 'sign-in'}`;

/**
 * Writes down what a collaborator did, in the transaction in which they did it. `summary` names the thing as people know it, so that it still reads when the thing is gone.
 */
export async function recordAudit(
  db: Db,
  input: {
    organiser: { readonly id: number };
    collaborator: { readonly id: number; readonly firstname: string; readonly lastname: string };
    action: AuditedAct;
    entity: string;
    entity_cuid: string | null;
    summary: string;
    changes?: Changes;
    /** The record that was changed, as it was before. */
    record?: Versioned;
    now: string;
  },
): Promise<void> {
  const { organiser, collaborator, action, entity, entity_cuid, summary, changes, record, now } =
    input;
  await db
    .insertInto('audit_log')
    .values({
      organiser_id: organiser.id,
      collaborator_id: collaborator.id,
      action,
      entity,
      entity_cuid,
      summary,
      created_at: now,
      collaborator_name: `${collaborator.firstname} ${collaborator.lastname}`.trim(),
      changes: JSON.stringify(changes ?? {}),
      versioned_cuid: record?.cuid ?? null,
      version: record?.version ?? null,
    })
    .execute();
}
