import { updateCustomerTag as endpoint } from '@ribambelle/api/customers/update-customer-tag.ts';
import { action } from '../action.ts';
import { logAct } from '../audit/log-act.ts';
import { lockTag, storeColour } from '../tags/index.ts';
import { orRefuse } from '../refusal.ts';

/** Gives a tag another colour. */
export const updateCustomerTag = action(endpoint, async (context) => {
  const { db, request } = context;
  const { tag: cuid, colour } = request;
  const tag = orRefuse(await lockTag(db, { list: 'customers', tag: cuid }), 'TAG_NOT_FOUND');
  if (tag.colour === colour) return { message: null };
  await storeColour(db, { tag: cuid, colour });
  await logAct(context, { act: 'customer-tags.update', noun: 'tags', cuid, summary: tag.name });
  return { message: null };
});
