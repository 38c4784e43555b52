import { listActivities as endpoint } from '@ribambelle/api/activities/list-activities.ts';
import { asTyped } from '@ribambelle/domain/activities/typed-search.ts';
import { action } from '../action.ts';
import { pageOf } from '../database/counted.ts';
import { findConditions } from '../segments/index.ts';
import { asChoices } from '../texts/as-choices.ts';
import { fittingOffers } from './activity-conditions.ts';
import { findActivities } from './activity-views.ts';
import { knownCards } from './card-memory.ts';
import { findRestrictions } from './catalogue-views.ts';
import { findSearched, locatedConditions } from './search.ts';

/**
 * Finds the activities of a catalogue with their offers, loads their cards and presents them
 * (2 §7).
 */
export const listActivities = action(
  endpoint,
  async ({ db, request, organiser, language, now }) => {
    const filters = asTyped(request);
    const restrictions = await findRestrictions(db, request.catalog);
    const segments = await findConditions(db, {
      entity: 'AVAILABILITIES',
      segments: (restrictions ?? []).flatMap((one) => one.segments.flat()),
    });
    const query = { timezone: organiser.timezone, now, restrictions, segments, filters };
    // the date on that day must be at that place, not another date of the same activity
    const search =
      fittingOffers(query).length === 0 ? null : await findSearched(db, filters.search);
    const locationConditions = search === null ? [] : locatedConditions(search);
    const page = await findActivities(db, {
      ...query,
      located: locationConditions,
      ...pageOf(request),
    });
    const cards = await knownCards(db, { reader: { organiser, language, now }, page });
    return {
      data: asChoices(cards, { request, label: ({ title }) => title }),
      count: page.count,
      count_is_bound: page.count_is_bound,
    };
  },
);
