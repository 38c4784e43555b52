import { updateCustomerNote as endpoint } from '@ribambelle/api/customers/update-customer-note.ts';
import { action } from '../action.ts';
import { changeNote } from '../notes/index.ts';
import { findNotedFamily } from './noted-family.ts';

/** Changes what a note about a family says. */
export const updateCustomerNote = action(endpoint, async (context) =>
  changeNote(context, await findNotedFamily(context), context.request),
);
