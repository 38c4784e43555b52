import { createCustomerTag as endpoint } from '@ribambelle/api/customers/create-customer-tag.ts';
import { action } from '../action.ts';
import { logAct } from '../audit/log-act.ts';
import { insertTag } from '../tags/index.ts';
import { refuse } from '../refusal.ts';

/** Adds a tag to the list for families and registrations. */
export const createCustomerTag = action(endpoint, async (context) => {
  const { db, request } = context;
  const of = { list: 'customers' as const };
  const tag = await insertTag(db, { ...of, ...request });
  if (!tag.ok) refuse(tag.refused);
  const cuid = tag.value;
  await logAct(context, { act: 'customer-tags.create', noun: 'tags', cuid, summary: request.name });
  return { cuid };
});
