import { listActivities as endpoint } from '@ribambelle/api/activities/list-activities.ts';
import { action } from '../action.ts';
import { pageOf } from '../database/counted.ts';
import { asChoices } from '../texts/as-choices.ts';
import { fittingOffers } from './activity-conditions.ts';
import { findActivityIds } from './activity-views.ts';
import { findRestrictions } from './catalogue-views.ts';
import { presentActivities } from './present-activities.ts';

/** Which ids, load, present: the activities of a catalogue (2 §7). */
export const listActivities = action(
  endpoint,
  async ({ db, request, organiser, language, now }) => {
    const restrictions = await findRestrictions(db, {
      organiser_id: organiser.id,
      catalog: request.catalog,
    });
    const read = {
      organiser_id: organiser.id,
      timezone: organiser.timezone,
      now,
      restrictions,
      filters: request,
    };
    const { ids, count } = await findActivityIds(db, { ...read, ...pageOf(request) });
    const fitting = fittingOffers(read);
    const whose = { ids, organiser, language, now };
    const cards = await presentActivities(db, { ...whose, fitting, brief: true });
    return { data: asChoices(cards, { asked: request, label: ({ title }) => title }), count };
  },
);
