import { atOnce } from '../database/statements.ts';
import { textsFor } from '@ribambelle/texts/texts-for.ts';
import { joinWaitingList as endpoint } from '@ribambelle/api/waiting-list/join-waiting-list.ts';
import { firstStart, limitsOf } from '@ribambelle/domain/activities/age-limits.ts';
import { dayOf } from '@ribambelle/domain/base/days.ts';
import { datesToWaitFor, decideJoining } from '@ribambelle/domain/waiting-list/joining.ts';
import { action } from '../action.ts';
import { loadSeenAvailabilities } from '../availabilities/index.ts';
import { refuseUnconfirmed } from '../customers/index.ts';
import { orRefuse, refuse } from '../refusal.ts';
import { findWishing, insertEntry, lockLine } from './line-store.ts';
import { findOwnEntries } from './line-views.ts';
import { presentEntries } from './present-entries.ts';

/**
 * Puts one of the caller's participants at the end of the waiting list, with the lock under which
 * places become free (2 §4, R18).
 */
export const joinWaitingList = action(
  endpoint,
  async ({ db, request, organiser, customer, language, now }) => {
    // a waiting list works by e-mail alone
    refuseUnconfirmed(customer);
    const { availability_id, participant_id } = request;
    if ((await lockLine(db, availability_id)) === undefined)
      refuse('AVAILABILITY_NOT_FOUND', { availability_id: 'AVAILABILITY_NOT_FOUND' });
    const [participant, availabilities] = await atOnce(
      () => findWishing(db, { availability_id, customer_id: customer.id, participant_id }),
      () => loadSeenAvailabilities(db, [availability_id]),
    );
    if (participant === undefined)
      refuse('PARTICIPANT_NOT_FOUND', { participant_id: 'PARTICIPANT_NOT_FOUND' });
    const { row, availability } = orRefuse(
      availabilities.get(availability_id),
      'AVAILABILITY_NOT_FOUND',
    );
    const activity = {
      age_minimum: row.activity_age_minimum,
      age_maximum: row.activity_age_maximum,
    };
    const wish = {
      availability,
      limits: limitsOf(row, activity),
      first_day: dayOf(
        firstStart(availability, datesToWaitFor(availability, now)),
        organiser.timezone,
      ),
      participant,
    };
    const decision = decideJoining(wish, now);
    if (!decision.ok) refuse(decision.refused, decision.fields);
    const id = await insertEntry(db, {
      availability_id,
      customer_id: customer.id,
      participant_id,
      now,
    });
    const { rows } = await findOwnEntries(db, {
      customer_id: customer.id,
      id,
      now,
      limit: 1,
      offset: 0,
    });
    const [entry] = await presentEntries(db, { rows, organiser, language, now });
    return {
      entry: orRefuse(entry, 'UNKNOWN_ERROR'),
      message: textsFor(language)['waiting-list'].joined,
    };
  },
);
