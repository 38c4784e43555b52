import { fullname } from '@ribambelle/domain/customers/names.ts';
import type { Context } from '../action.ts';
import type { Noted } from '../notes/index.ts';
import { orRefuse } from '../refusal.ts';
import { findNamedRegistration } from './named-registration-views.ts';

/**
 * Finds the registration that notes are about, with the name of its participant. Refuses
 * REGISTRATION_NOT_FOUND.
 */
export async function findNotedRegistration({
  db,

  request,
}: Pick<Context, 'db'> & {
  readonly request: { readonly registration: string };
}): Promise<Noted> {
  const row = await findNamedRegistration(db, request.registration);
  const { id, cuid, ...person } = orRefuse(row, 'REGISTRATION_NOT_FOUND');
  return { list: 'registrations', id, cuid, name: fullname(person) };
}
