import { updateCustomerNote as endpoint } from '@ribambelle/api/customers/update-customer-note.ts';
import { action } from '../action.ts';
import { changeNote } from '../notes/index.ts';
import { findNotedFamily } from './noted-family.ts';

/** Changes the text of a note about a family. */
export const updateCustomerNote = action(endpoint, async (context) =>
  changeNote(context, { of: await findNotedFamily(context), change: context.request }),
);
