import { listActivities as endpoint } from '@ribambelle/api/activities/list-activities.ts';
import { action } from '../action.ts';
import { pageOf } from '../database/counted.ts';
import { findConditions } from '../segments/index.ts';
import { asChoices } from '../texts/as-choices.ts';
import { findActivities } from './activity-views.ts';
import { knownCards } from './card-memory.ts';
import { findRestrictions } from './catalogue-views.ts';

/** Which with what they offer, what they say, present: the activities of a catalogue (2 §7). */
export const listActivities = action(
  endpoint,
  async ({ db, request, organiser, language, now }) => {
    const restrictions = await findRestrictions(db, {
      organiser_id: organiser.id,
      catalog: request.catalog,
    });
    const segments = await findConditions(db, {
      organiser_id: organiser.id,
      entity: 'AVAILABILITIES',
      segments: (restrictions ?? []).flatMap((one) => one.segments.flat()),
    });
    const read = {
      organiser_id: organiser.id,
      timezone: organiser.timezone,
      now,
      restrictions,
      segments,
      filters: request,
    };
    const page = await findActivities(db, { ...read, ...pageOf(request) });
    const cards = await knownCards(db, { organiser, language, now }, page);
    return {
      data: asChoices(cards, { request, label: ({ title }) => title }),
      count: page.count,
    };
  },
);
