import type { Json } from '@ribambelle/database/json.ts';
import type { Permission, PermissionArea } from '@ribambelle/domain/permissions/permissions.ts';
import type { Db } from '../database/transaction.ts';
import type { Versioned } from './require-version.ts';

/** The changes field by field; empty for a record that was created or deleted. */
export interface Changes {
  readonly [field: string]: { readonly from: Json; readonly to: Json };
}

/** The areas of records that staff can restore after they removed them (`server/removals`). */
export type RestoredArea = PermissionArea | 'closed-periods' | 'coupons';

/**
 * The name of an act in the log: its permission or, when no permission covers that act alone,
 * another word in the same spelling.
 */
export type AuditedAct =
  | Permission
  | `${'activities' | 'bundles' | 'memberships' | 'resources' | 'vouchers' | 'website-pages'}.upload`
  | 'availability-dates.move'
  | `${'closed-periods' | 'coupons'}.${'create' | 'update' | 'delete'}`
  | 'reports.schedule'
  | 'customers.merge'
  | `participants.${'merge' | 'move' | 'share' | 'unshare'}`
  | `${RestoredArea}.restore`
  | `collaborators.${'passkey' | 'sessions' | 'password' | 'password-link' | 'second-factor' | 'sign-in'}`;

/**
 * Records an act of a collaborator in the transaction of the act. `summary` names the record as
 * people know it, so that it still reads when the record is gone.
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
    /** The changed record, as it was before. */
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
