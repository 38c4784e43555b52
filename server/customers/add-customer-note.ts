import { addCustomerNote as endpoint } from '@ribambelle/api/customers/add-customer-note.ts';
import { action } from '../action.ts';
import { addNote } from '../notes/index.ts';
import { findNotedFamily } from './noted-family.ts';

/** Adds a note about a family. */
export const addCustomerNote = action(endpoint, async (context) =>
  addNote(context, { of: await findNotedFamily(context), content: context.request }),
);
