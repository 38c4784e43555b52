import { listLocations as endpoint } from '@ribambelle/api/locations/list-locations.ts';
import { action } from '../action.ts';
import { textReader } from '../texts/bilingual.ts';
import { loadLocationsAhead } from './location-views.ts';

/** Locations for filters (2 §7). */
export const listLocations = action(endpoint, async ({ db, organiser, language, now }) => {
  const rows = await loadLocationsAhead(db, { organiser_id: organiser.id, now });
  const text = textReader({ language, organiser });
  const data = rows.map(({ cuid, name, title, street, number, postcode, city }) => {
    const shown = text(title);
    return { cuid, name, title: shown === '' ? name : shown, street, number, postcode, city };
  });
  return { data };
});
