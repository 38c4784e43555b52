import type { ErrorCode } from '@ribambelle/api/all-errors.ts';
import type { addCartItems } from '@ribambelle/api/carts/add-cart-items.ts';
import type { RequestOf } from '@ribambelle/api/endpoint.ts';
import { type Decision, permit, refuse } from '@ribambelle/domain/base/refusal.ts';
import { tierOfRequest } from '@ribambelle/domain/registration-requests/tier-of-request.ts';
import { decideTogether, type LockedPlaces } from '../../availabilities/index.ts';
import type { NewOf, RegistrationItem, RequestItem } from '../items.ts';
import { dateIdsOf, itemOf, openedForMembers } from '../registration/item-of.ts';
import type { Offered } from '../registration/offer-views.ts';

/** A request as a call wants it. */
export type RequestWish = RequestOf<typeof addCartItems>['registrations_requests'][number];

/**
 * The facts for the decision on a wish: the offers, the tiers by activity, and the places as read.
 */
interface Facts extends Offered {
  readonly tiers: ReadonlyMap<number, Parameters<typeof tierOfRequest>[0]>;
  readonly places: LockedPlaces;
  readonly timezone: string;
  readonly expires_at: string;
  readonly now: string;
}

/**
 * Returns the item of a request, or why it is refused: each of its availabilities must be one that
 * could be registered for by itself, all of the same activity, in the number that its tier wants
 * (2 §4, §5). It has no price, and takes no place.
 */
export function requestItemOf(
  wish: RequestWish,
  facts: Facts,
): Decision<NewOf<RequestItem>, ErrorCode> {
  const wishes = wish.availabilities.map(({ id, dates }) => ({
    availability_id: id,
    date_ids: dateIdsOf(dates),
    quantity: 1,
  }));
  const together = decideOneActivity(wishes, facts);
  if (!together.ok) return together;
  const registrations: NewOf<RegistrationItem>[] = [];
  for (const [index, one] of wishes.entries()) {
    const item = registrationOf({ ...one, wish }, facts);
    if (!item.ok) return refuse(item.refused, fieldsOf(item.fields, index));
    registrations.push(item.value);
  }
  const open = decideTogether(facts.places, {
    wishes,
    permission: {
      now: facts.now,
      opened_ids: openedForMembers([...facts.offers.values()], facts),
    },
  });
  if (!open.ok) return refuse(open.refused, fieldsBelow(open.fields));
  const [first] = registrations;
  const tier = tierOfRequest(facts.tiers.get(together.value) ?? [], {
    count: wishes.length,
    tier: wish.tier,
  });
  if (!tier.ok) return tier;
  return permit({
    type: 'REGISTRATION_REQUEST',
    participant_id: first?.participant_id ?? 0,
    requested_activity_id: together.value,
    quantity: 1,
    price: 0,
    deposit: 0,
    price_lines: {
      tier_id: tier.value,
      availabilities: wishes.map(({ availability_id, date_ids }) => ({
        availability_id,
        date_ids,
      })),
      options: (first?.options ?? []).map(({ price_id, content }) => ({ price_id, content })),
      questions: [...(first?.questions ?? [])],
    },
    expires_at: facts.expires_at,
  });
}

type Wanted = readonly { readonly availability_id: number }[];

/**
 * Returns the single activity of all its availabilities, each named once. Refuses
 * AVAILABILITY_NOT_FOUND, REGISTRATION_NOT_BY_REQUEST, AVAILABILITY_CHOSEN_TWICE,
 * REQUEST_OF_ONE_ACTIVITY and AVAILABILITIES_TOO_FEW.
 */
function decideOneActivity(wishes: Wanted, { offers }: Facts): Decision<number, ErrorCode> {
  let activity_id: number | null = null;
  const seenIds = new Set<number>();
  for (const [index, { availability_id }] of wishes.entries()) {
    const offer = offers.get(availability_id);
    const no = <Code extends ErrorCode>(code: Code) =>
      refuse(code, { [`availabilities.${index}.id`]: code });
    if (offer === undefined) return no('AVAILABILITY_NOT_FOUND');
    if (!offer.by_request) return no('REGISTRATION_NOT_BY_REQUEST');
    if (seenIds.has(availability_id)) return no('AVAILABILITY_CHOSEN_TWICE');
    if (activity_id !== null && activity_id !== offer.activity_id)
      return no('REQUEST_OF_ONE_ACTIVITY');
    activity_id = offer.activity_id;
    seenIds.add(availability_id);
  }
  return activity_id === null
    ? refuse('AVAILABILITIES_TOO_FEW', { availabilities: 'AVAILABILITIES_TOO_FEW' })
    : permit(activity_id);
}

/**
 * Returns one of its availabilities as if it were registered for by itself: age, members, options
 * and answers follow the same rules.
 */
function registrationOf(
  one: {
    readonly availability_id: number;
    readonly date_ids: readonly number[];
    readonly wish: RequestWish;
  },
  { offers, participants, held, timezone, expires_at, now }: Facts,
) {
  const { availability_id, date_ids, wish } = one;
  const { participant_id, options, questions } = wish;
  const offer = offers.get(availability_id);
  return itemOf(
    { participant_id, availability_id, quantity: 1, date_ids, options, questions },
    {
      offer: offer === undefined ? undefined : { ...offer, by_request: false },
      participant: participant_id === null ? undefined : participants.get(participant_id),
      timezone,
      expires_at,
      members: { held, now },
    },
  );
}

type Fields = Readonly<Record<string, ErrorCode>>;

/**
 * Puts errors of an availability below it; those of participant, options and answers belong to the
 * request.
 */
function fieldsOf(fields: Fields, index: number): Fields {
  const ownFields = Object.entries(fields).map(([field, code]) => [ownField(field, index), code]);
  return Object.fromEntries(ownFields);
}

function ownField(field: string, index: number): string {
  if (field === 'availability_id') return `availabilities.${index}.id`;
  return field === 'availability_dates' ? `availabilities.${index}.dates` : field;
}

/** Renames `0.availability_dates.7` to `availabilities.0.dates.7`. */
function fieldsBelow(fields: Fields): Fields {
  return Object.fromEntries(
    Object.entries(fields).map(([field, code]) => [
      `availabilities.${field.replace('availability_dates', 'dates')}`,
      code,
    ]),
  );
}
