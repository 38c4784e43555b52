import { registerByStaff as endpoint } from '@ribambelle/api/checkout/register-by-staff.ts';
import { fullname } from '@ribambelle/domain/customers/names.ts';
import { action } from '../action.ts';
import { recordAudit } from '../audit/record-audit.ts';
import {
  itemOf,
  loadOffers,
  loadUsableBundles,
  sellRegistrations,
  startsOf,
} from '../kinds/index.ts';
import { orRefuse, refuse } from '../refusal.ts';
import { heldOnce } from '../registrations/index.ts';
import { textReader } from '../texts/bilingual.ts';
import { sellByStaff } from './sell-by-staff.ts';
import { isStranger } from './is-stranger.ts';
import { lockScarce, refuseTaken } from './staff-places.ts';
import { findStaffOffer } from './staff-offer-views.ts';
import { findStaffCustomer, findStaffParticipant } from './staff-people-views.ts';

/** Registers somebody for staff, through the same locks and at the same price as everybody, by a pack of the family unless it is to be kept; an order of its own carries its reference (R19). */
export const registerByStaff = action(
  endpoint,
  async ({ db, request, organiser, collaborator, language, now, emit }) => {
    const { id: organiser_id, timezone } = organiser;
    const { quantity, options, questions, overbook, twice, use_bundle } = request;
    const beyond = overbook || twice || request.without_membership;
    if (beyond && !collaborator.permissions.includes('registrations.overbook'))
      refuse('NOT_PERMITTED');
    const customer = orRefuse(
      await findStaffCustomer(db, { organiser_id, cuid: request.customer }),
      'CUSTOMER_NOT_FOUND',
    );
    const named = { organiser_id, customer_id: customer.id, cuid: request.participant };
    const participant = orRefuse(await findStaffParticipant(db, named), 'PARTICIPANT_NOT_FOUND');
    const shown = orRefuse(
      await findStaffOffer(db, { organiser_id, availability: request.availability, now }),
      'AVAILABILITY_NOT_FOUND',
    );
    const text = textReader({ language, organiser });
    const { offers, has_bundles, held, discounts, volumes } = await loadOffers(db, {
      organiser_id,
      availability_ids: [shown.id],
      timezone,
      now,
      text,
      unpublished: true,
      participants: { customer_id: customer.id, ids: [] },
    });
    const offer = orRefuse(offers.get(shown.id), 'AVAILABILITY_NOT_FOUND');
    const whom = { participant_id: participant.id, availability_id: shown.id };
    const { places, stock } = await lockScarce(db, { organiser_id, now, whom, options });
    const bundles =
      use_bundle && has_bundles
        ? await loadUsableBundles(db, { organiser_id, customer_id: customer.id, now, lock: true })
        : [];
    const date_ids = [...new Set(request.date_ids)];
    const wish = { ...whom, quantity, date_ids, options, questions };
    const item = itemOf(wish, {
      offer: { ...offer, by_request: false, maximum_quantity: null },
      participant,
      timezone,
      expires_at: now,
      bundles,
      members: { held, now },
      discounts,
      strangers: true,
    });
    if (!item.ok) refuse(item.refused, item.fields);
    const as_stranger = isStranger(offer, { participant_id: participant.id, timezone, held, now });
    if (as_stranger && !request.without_membership)
      refuse('MEMBERS_ONLY', { participant: 'MEMBERS_ONLY' });
    const once = await heldOnce(db, { organiser_id, wanted: [wish], now });
    if (!twice && !once.ok) refuse('ALREADY_REGISTERED', { participant: 'ALREADY_REGISTERED' });
    refuseTaken(wish, { places, stock, overbook, now });
    const { cuid } = await sellByStaff(db, emit, {
      organiser,
      customer_id: customer.id,
      created_by: collaborator.id,
      item: item.value,
      volumes,
      locked: {
        startsOf: (items) => startsOf(places, items),
        sell: (noted, sale) => sellRegistrations(db, noted, { sale, places }),
      },
      now,
    });
    const did = {
      action:
        overbook || (twice && !once.ok) || as_stranger
          ? ('registrations.overbook' as const)
          : ('registrations.create' as const),
      entity: 'registrations',
      entity_cuid: cuid,
      summary: `${fullname(participant)} · ${text(shown.title)}`,
    };
    await recordAudit(db, { organiser, collaborator, now, ...did });
    return { cuid, message: null };
  },
);
