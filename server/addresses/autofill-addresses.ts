import { autofillAddresses as endpoint } from '@ribambelle/api/addresses/autofill-addresses.ts';
import { action } from '../action.ts';
import { proposeAddresses } from './propose-addresses.ts';

/** Proposes addresses for the text being typed (1 §7). */
export const autofillAddresses = action(endpoint, async ({ request }) => ({
  data: proposeAddresses(request.search),
}));
