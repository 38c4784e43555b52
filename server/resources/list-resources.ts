import { listResources as endpoint } from '@ribambelle/api/resources/list-resources.ts';
import { action } from '../action.ts';
import { pageOf } from '../database/counted.ts';
import { asChoices } from '../texts/as-choices.ts';
import { findBookable } from './bookable-views.ts';
import { presentResources } from './present-resources.ts';

/** Returns a page of the resources that can be booked (2 §7). */
export const listResources = action(endpoint, async ({ db, request, organiser, language }) => {
  const { id, search, group: groups, 'bookings-configurations': configuration_ids } = request;
  const { rows, counted } = await findBookable(db, {
    filters: { id, search, groups, configuration_ids },
    ...pageOf(request),
  });
  const shown = await presentResources(db, { rows, organiser, language });
  return { data: asChoices(shown, { request, label: ({ name }) => name }), ...counted };
});
