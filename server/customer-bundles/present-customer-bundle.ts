import type {
  customerBundle,
  customerBundleDetail,
  officeCustomerBundle,
} from '@ribambelle/api/customer-bundles/shapes.ts';
import type { Json } from '@ribambelle/database/json.ts';
import { bundleStatus } from '@ribambelle/domain/bundles/bundle-status.ts';
import { fullname } from '@ribambelle/domain/customers/names.ts';
import { seesFields } from '@ribambelle/domain/permissions/field-groups.ts';
import type { Permission } from '@ribambelle/domain/permissions/permissions.ts';
import type { z } from 'zod';
import type { BundleUseRow, CustomerBundleRow } from './customer-bundle-views.ts';

export type CustomerBundle = z.output<typeof customerBundle>;

/** The reader of texts, and the moment. */
export interface Reading {
  readonly text: (column: Json) => string;
  readonly now: string;
}

/** Returns a sold pack as its owner sees it (3 §3). */
export function presentCustomerBundle(
  row: CustomerBundleRow,
  { text, now }: Reading,
): CustomerBundle {
  const {
    id,
    cuid,
    holder: participant,
    capacity,
    used,
    expires_at,
    cancelled_at,
    created_at,
  } = row;
  return {
    id,
    cuid,
    status: bundleStatus(row, now),
    bundle: { title: text(row.title), images: [...row.images], entity: row.entity },
    participant:
      participant === null
        ? null
        : { id: participant.id, cuid: participant.cuid, fullname: fullname(participant) },
    capacity,
    used,
    expires_at,
    cancelled_at,
    created_at,
    total_amount: row.total_amount,
    paid_amount: row.paid_amount,
    outstanding_amount: row.owed_amount,
  };
}

/** Returns a sold pack as the lists of staff show it, without the amounts that they may not see. */
export function presentForOffice(
  row: CustomerBundleRow,
  { text, now, held }: Reading & { held: readonly Permission[] },
): z.output<typeof officeCustomerBundle> {
  const {
    id,
    cuid,
    holder: participant,
    capacity,
    used,
    expires_at,
    cancelled_at,
    created_at,
  } = row;
  const seesMoney = seesFields(held, 'MONEY');
  return {
    id,
    cuid,
    status: bundleStatus(row, now),
    title: text(row.title),
    customer: { cuid: row.customer.cuid, fullname: fullname(row.customer) },
    participant:
      participant === null ? null : { cuid: participant.cuid, fullname: fullname(participant) },
    capacity,
    used,
    expires_at,
    cancelled_at,
    created_at,
    total_amount: seesMoney ? row.total_amount : null,
    paid_amount: seesMoney ? row.paid_amount : null,
  };
}

/** Returns the uses of a pack as readable texts. */
export function presentUses(
  rows: readonly BundleUseRow[],
  { text }: Pick<Reading, 'text'>,
): z.output<typeof customerBundleDetail>['registrations'] {
  return rows.map(({ cuid, title, start_at, quantity, given_back, ...participant }) => ({
    cuid,
    title: text(title),
    participant: fullname(participant),
    start_at,
    quantity,
    given_back,
  }));
}
