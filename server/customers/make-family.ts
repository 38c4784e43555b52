import { decideContact } from '@ribambelle/domain/customers/contact.ts';
import { fullname } from '@ribambelle/domain/customers/names.ts';
import type { ActionContext } from '../action.ts';
import { logAct } from '../audit/log-act.ts';
import { refuse } from '../refusal.ts';
import { readPhone } from '../texts/read-phone.ts';
import { type FamilyValues, insertOfficeCustomer } from './office-customer-store.ts';
import type { createOfficeCustomer } from '@ribambelle/api/customers/create-office-customer.ts';

type Context = Pick<
  ActionContext<typeof createOfficeCustomer>,
  'db' | 'organiser' | 'collaborator' | 'now'
>;

/**
 * Makes a family for staff, without a password, and logs it. Names its fields below `at` in
 * refusals. Refuses CUSTOMER_EXISTS, CONTACT_REQUIRED and an invalid number.
 */
export async function makeFamily(
  context: Context,
  { values: input, at = '' }: { readonly values: FamilyValues; readonly at?: string },
): Promise<{ readonly id: number; readonly cuid: string }> {
  const { db, now } = context;
  const values = { ...input, phone: readPhone(input.phone, `${at}phone`) };
  const contact = decideContact(values);
  if (!contact.ok) refuse(contact.refused, { [`${at}phone`]: contact.refused });
  const customer = await insertOfficeCustomer(db, { values, now });
  if (customer === undefined) refuse('CUSTOMER_EXISTS', { [`${at}email`]: 'CUSTOMER_EXISTS' });
  await logAct(context, {
    act: 'customers.create',
    noun: 'customers',
    cuid: customer.cuid,
    summary: fullname(values),
  });
  return customer;
}
