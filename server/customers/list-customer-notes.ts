import { listCustomerNotes as endpoint } from '@ribambelle/api/customers/list-customer-notes.ts';
import { action } from '../action.ts';
import { readNotes } from '../notes/index.ts';
import { findNotedFamily } from './noted-family.ts';

/** Lists the notes about a family. */
export const listCustomerNotes = action(endpoint, async (context) =>
  readNotes(context.db, await findNotedFamily(context)),
);
