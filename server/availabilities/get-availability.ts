import {
  partialRegistrationsOf,
  partialTermsOf,
  pricesDates,
} from '@ribambelle/domain/pricing/partial-registration.ts';
import { atOnce } from '../database/statements.ts';
import { getAvailability as endpoint } from '@ribambelle/api/availabilities/get-availability.ts';
import { loadRegistrationForm } from '../activities/index.ts';
import { action } from '../action.ts';
import { orRefuse } from '../refusal.ts';
import { textReader } from '../texts/bilingual.ts';
import { loadDescriptions } from './availability-facts.ts';
import { findAvailability } from './availability-views.ts';
import { presentRegistrationForm } from './present-registration-form.ts';
import { presentAvailabilities } from './present-availabilities.ts';

/** Answers one availability with its registration form (2 §2). */
export const getAvailability = action(
  endpoint,
  async ({ db, request, organiser, language, now }) => {
    const availability = orRefuse(
      await findAvailability(db, request.availability),
      'AVAILABILITY_NOT_FOUND',
    );
    const [[card], form, long] = await atOnce(
      () => presentAvailabilities(db, { found: [availability], organiser, language, now }),
      () => loadRegistrationForm(db, { activity_id: availability.activity_id, now }),
      () => loadDescriptions(db, availability.activity_id),
    );
    const text = textReader({ language, organiser });
    return {
      ...orRefuse(card, 'AVAILABILITY_NOT_FOUND'),
      description: text(long?.description ?? {}),
      instructions: text(long?.instructions ?? {}),
      registration_flow:
        availability.registration_flow === 'REQUEST'
          ? ('REQUEST' as const)
          : ('AVAILABILITIES' as const),
      maximum_quantity: long?.maximum_quantity ?? null,
      partial_registrations: partialRegistrationsOf(long?.partial_registrations),
      dates_priced: long !== undefined && pricesDates(partialTermsOf(long)),
      ...presentRegistrationForm(form, text),
    };
  },
);
