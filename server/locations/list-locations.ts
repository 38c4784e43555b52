import { listLocations as endpoint } from '@ribambelle/api/locations/list-locations.ts';
import { action } from '../action.ts';
import { asChoices } from '../texts/as-choices.ts';
import { textReader } from '../texts/bilingual.ts';
import { loadLocationsAhead } from './location-views.ts';

/** Lists locations for filters (2 §7). */
export const listLocations = action(endpoint, async ({ db, request, organiser, language, now }) => {
  const { id: ids, search } = request;
  const rows = await loadLocationsAhead(db, { now, id: ids, search });
  const text = textReader({ language, organiser });
  const data = rows.map(({ id, cuid, name, title, street, number, postcode, city }) => {
    const shown = text(title);
    return { id, cuid, name, title: shown === '' ? name : shown, street, number, postcode, city };
  });
  return { data: asChoices(data, { request, label: ({ title }) => title }) };
});
