import { checkRegistrationsRequest as endpoint } from '@ribambelle/api/registration-requests/check-registrations-request.ts';
import { action } from '../action.ts';
import { findActivityId } from '../activities/index.ts';
import { loadParticipants } from '../participants/index.ts';
import { orRefuse } from '../refusal.ts';
import { textReader } from '../texts/bilingual.ts';
import { checkConstraints } from './check-constraints.ts';
import { findChosen, loadCounted } from './counted-views.ts';
import { presentBroken } from './present-broken.ts';

/**
 * Answers the constraints that a selection would break, for each participant of the family; once
 * when nobody is signed in.
 */
export const checkRegistrationsRequest = action(
  endpoint,
  async ({ db, request, organiser, customer, language, now }) => {
    const activity_id = orRefuse(await findActivityId(db, request.activity), 'ACTIVITY_NOT_FOUND');
    const chosenAvailabilities = await findChosen(db, {
      activity_id,
      cuids: request.availabilities,
    });
    const countedAvailabilities = await loadCounted(
      db,
      chosenAvailabilities.map(({ id }) => id),
    );
    const dates = new Set(request.dates);
    const availabilities = chosenAvailabilities.map(({ id }) => ({
      availability_id: id,
      date_ids: (countedAvailabilities.get(id)?.dates ?? [])
        .map((date) => date.id)
        .filter((one) => dates.has(one)),
    }));
    const family = customer === null ? [] : await loadParticipants(db, customer.id);
    const participant_ids = family.length === 0 ? [null] : family.map(({ id }) => id);
    const broken = await checkConstraints(db, {
      organiser,
      now,
      wanted: participant_ids.map((participant_id) => ({
        activity_id,
        participant_id,
        availabilities,
      })),
    });
    const presenting = {
      availabilities: chosenAvailabilities,
      text: textReader({ language, organiser }),
    };
    return {
      checked: participant_ids.map((participant_id, index) => ({
        participant_id,
        broken: presentBroken(broken[index] ?? [], presenting),
      })),
    };
  },
);
