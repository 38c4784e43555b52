import { fullname } from '@ribambelle/domain/customers/names.ts';
import type { Context } from '../action.ts';
import type { Noted } from '../notes/index.ts';
import { orRefuse } from '../refusal.ts';
import { findBuyer } from './buyer-views.ts';

/**
 * Returns the family that notes are about. Refuses CUSTOMER_NOT_FOUND, also for a deleted account.
 */
export async function findNotedFamily({
  db,

  request,
}: Pick<Context, 'db'> & {
  readonly request: { readonly customer: string };
}): Promise<Noted> {
  const family = await findBuyer(db, request.customer);
  const { id, cuid, ...named } = orRefuse(family, 'CUSTOMER_NOT_FOUND');
  return { list: 'customers', id, cuid, name: fullname(named) };
}
