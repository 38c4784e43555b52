import { registerByStaff as endpoint } from '@ribambelle/api/desk/register-by-staff.ts';
import { fullname } from '@ribambelle/domain/customers/names.ts';
import { requiredBut } from '@ribambelle/domain/registrations/waiver.ts';
import { action, type ActionContext } from '../action.ts';
import { logAct } from '../audit/log-act.ts';
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
import { sellTogether } from '../checkout/index.ts';
import { isStranger } from './is-stranger.ts';
import { familyOf, participantOf } from './registered-people.ts';
import { receiveAtDesk } from './receive-at-desk.ts';
import { waivedIn } from './waived-in.ts';
import { lockScarce, refuseTaken } from './staff-places.ts';
import { findStaffOffer } from './staff-offer-views.ts';
import { keepWaiver } from './waiver-store.ts';

type Context = ActionContext<typeof endpoint>;

/**
 * Registers a participant for staff, through the same locks and at the same price as in the shop,
 * paid by a pack of the family unless staff keep it; an order of its own carries its reference
 * (R19).
 */
export const registerByStaff = action(endpoint, async (context) => {
  const { db, request, organiser, collaborator, now, emit } = context;
  const { timezone } = organiser;
  const { quantity, options, questions, overbook, twice, use_bundle, waiver } = request;
  refuseBeyond(context);
  const customer = await familyOf(context);
  const participant = await participantOf(context, customer.id);
  const staffOffer = orRefuse(
    await findStaffOffer(db, { availability: request.availability, now }),
    'AVAILABILITY_NOT_FOUND',
  );
  const text = textReader(context);
  const facts = await offeredTo(context, {
    availability_id: staffOffer.id,
    customer_id: customer.id,
  });
  const { offer, has_bundles, held, discounts, volumes } = facts;
  const whom = { participant_id: participant.id, availability_id: staffOffer.id };
  const { places, stock } = await lockScarce(db, { now, whom, options });
  const bundles =
    use_bundle && has_bundles
      ? await loadUsableBundles(db, { customer_id: customer.id, now, lock: true })
      : [];
  const date_ids = [...new Set(request.date_ids)];
  const wish = { ...whom, quantity, date_ids, options, questions };
  const item = itemOf(wish, {
    offer: {
      ...requiredBut(offer, waiver?.waived ?? []),
      by_request: false,
      maximum_quantity: null,
    },
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
  const once = await heldOnce(db, { wanted: [wish], now });
  if (!twice && !once.ok) refuse('ALREADY_REGISTERED', { participant: 'ALREADY_REGISTERED' });
  refuseTaken(wish, { places, stock, overbook, now });
  const saleResult = await sellTogether(db, {
    emit,
    organiser,
    customer_id: customer.id,
    created_by: collaborator.id,
    items: [item.value],
    volumes,
    locked: {
      startsOf: (items) => startsOf(places, items),
      sell: (emitter, sale) => sellRegistrations(db, { emit: emitter, sale, places }),
    },
    now,
  });
  const { id, cuid } = orRefuse(saleResult.made[0], 'UNKNOWN_ERROR');
  const waivers = waivedIn(wish, { offer, participant, timezone, waiver });
  const waiverRow = { registration_id: id, waived: waivers, waiver };
  await keepWaiver(db, { ...waiverRow, created_by: collaborator.id, created_at: now });
  const payment = await receiveAtDesk(context, { payer: customer, cart_id: saleResult.cart_id });
  await logAct(context, {
    act: actOf({ overbooked: overbook || (twice && !once.ok) || as_stranger, waived: waivers }),
    noun: 'registrations',
    cuid,
    summary: `${fullname(participant)} · ${text(staffOffer.title)}`,
  });
  return { cuid, customer: customer.cuid, payment, message: null };
});

/** Loads the offer of an availability, published or not, to a family. */
async function offeredTo(
  { db, organiser, language, now }: Context,
  { availability_id, customer_id }: { availability_id: number; customer_id: number },
) {
  const { offers, ...rest } = await loadOffers(db, {
    availability_ids: [availability_id],
    timezone: organiser.timezone,
    now,
    text: textReader({ language, organiser }),
    unpublished: true,
    participants: { customer_id, ids: [] },
  });
  return { ...rest, offer: orRefuse(offers.get(availability_id), 'AVAILABILITY_NOT_FOUND') };
}

/** Returns the name of the act for the log: how far it went beyond an ordinary registration. */
function actOf(by: { readonly overbooked: boolean; readonly waived: readonly string[] }) {
  if (by.overbooked) return 'registrations.overbook' as const;
  return by.waived.length > 0
    ? ('registrations.waive' as const)
    : ('registrations.create' as const);
}

/**
 * Requires a separate right for each part of the call that goes beyond registering a known
 * participant. Refuses NOT_PERMITTED.
 */
function refuseBeyond({ request, collaborator }: Context): void {
  const { overbook, twice, without_membership } = request;
  const permissions = collaborator.permissions;
  const is_allowed =
    (!(overbook || twice || without_membership) ||
      permissions.includes('registrations.overbook')) &&
    (request.waiver === null || permissions.includes('registrations.waive')) &&
    (request.new_customer === null || permissions.includes('customers.create')) &&
    (request.new_participant === null || permissions.includes('participants.create'));
  if (!is_allowed) refuse('NOT_PERMITTED');
}
