import { writtenPhone } from '@ribambelle/domain/base/phone.ts';
import { fullname } from '@ribambelle/domain/customers/names.ts';
import { seesFields } from '@ribambelle/domain/permissions/field-groups.ts';
import type { Permission } from '@ribambelle/domain/permissions/permissions.ts';
import type { OfficeEntryRow } from './line-views.ts';

/** Returns an entry of a waiting list as staff see it, with contacts for staff who may see them. */
export function presentOfficeEntry(row: OfficeEntryRow, permissions: readonly Permission[]) {
  const contact = seesFields(permissions, 'CONTACT');
  return {
    cuid: row.cuid,
    position: row.position,
    has_priority: row.has_priority,
    together: row.together,
    created_at: row.created_at,
    offered_at: row.offered_at,
    offer_expires_at: row.offer_expires_at,
    advance_price: row.advance_price,
    participant: { cuid: row.participant_cuid, name: fullname(row) },
    customer: {
      cuid: row.customer_cuid,
      email: contact ? row.email : null,
      phone: contact ? writtenPhone(row.phone) : null,
      name: fullname({ firstname: row.customer_firstname, lastname: row.customer_lastname }),
    },
  };
}
