import { deleteCustomerNote as endpoint } from '@ribambelle/api/customers/delete-customer-note.ts';
import { action } from '../action.ts';
import { deleteNote } from '../notes/index.ts';
import { findNotedFamily } from './noted-family.ts';

/** Deletes a note about a family. */
export const deleteCustomerNote = action(endpoint, async (context) =>
  deleteNote(context, { of: await findNotedFamily(context), ...context.request }),
);
