import { loadTiers } from '../../activities/index.ts';
import { lockPlaces } from '../../availabilities/index.ts';
import { atOnce, inOrder } from '../../database/statements.ts';
import type { Db } from '../../database/transaction.ts';
import { heldOnce } from '../../registrations/index.ts';
import { textReader } from '../../texts/bilingual.ts';
import { loadOffers } from '../registration/offer-views.ts';
import type { NewOf, RequestItem } from '../items.ts';
import type { Customer, Kind } from '../kind.ts';
import { checkItems } from './check-items.ts';
import { loadRequested } from './requested-views.ts';
import { requestItemOf, type RequestWish } from './item-of.ts';

/**
 * Returns the requests that a call wants. Refuses availabilities that are full, closed or over now;
 * but locks and keeps nothing: staff decide on places when they approve. Refuses wishes that break
 * a constraint that is not optional, all wishes of the call together.
 */
export const offer: Kind['offer'] = async (db, input) => {
  const { organiser, wanted, expires_at, now, errors } = input;
  const wishes = wanted.registrations_requests.map((wish) => ({
    ...wish,
    participant_id: wish.participant_id ?? wanted.participant_id,
  }));
  const facts = await loadFacts(db, { ...input, wishes });
  const offers: { readonly path: string; readonly item: NewOf<RequestItem> }[] = [];
  const requests = [...facts.requested];
  for (const [index, wish] of wishes.entries()) {
    const path = `registrations_requests.${index}`;
    const item = requestItemOf(wish, { ...facts, timezone: organiser.timezone, expires_at, now });
    if (!item.ok) {
      errors.add(path, item);
      continue;
    }
    const { participant_id, price_lines } = item.value;
    const lines = price_lines.availabilities.map((one) => ({ ...one, participant_id }));
    const once = await heldOnce(db, { wanted: lines, now });
    const twice = lines.some((one) => requests.some((other) => isSame(one, other)));
    if (!once.ok) errors.add(path, { refused: 'ALREADY_REGISTERED', fields: REGISTERED });
    else if (twice) errors.add(path, { refused: 'ALREADY_REQUESTED', fields: REQUESTED });
    else {
      offers.push({ path, item: item.value });
      requests.push(...lines);
    }
  }
  const items = offers.map(({ item }) => item);
  const results = await checkItems(db, { organiser, now, items });
  for (const [index, { path }] of offers.entries()) {
    const result = results[index];
    if (result?.ok === false) errors.add(path, result);
  }
  return items;
};

const REGISTERED = { participant_id: 'ALREADY_REGISTERED' } as const;
const REQUESTED = { participant_id: 'ALREADY_REQUESTED' } as const;

type Requested = Awaited<ReturnType<typeof loadRequested>>[number];

function isSame(one: Requested, other: Requested): boolean {
  return (
    one.participant_id === other.participant_id && one.availability_id === other.availability_id
  );
}

async function loadFacts(db: Db, input: Customer & { wishes: readonly RequestWish[] }) {
  const { organiser, customer_id, language, now, wishes } = input;
  const availability_ids = wishes.flatMap(({ availabilities }) =>
    availabilities.map(({ id }) => id),
  );
  const ids = wishes.flatMap(({ participant_id }) => participant_id ?? []);
  const text = textReader({ language, organiser });
  const participants = { customer_id, ids };
  const query = { availability_ids, timezone: organiser.timezone, now };
  const [facts, places, requests] = await inOrder(
    () => loadOffers(db, { ...query, text, participants }),
    () => lockPlaces(db, { now, availability_ids, unlocked: true }),
    () => loadRequested(db, { participant_ids: ids, now }),
  );
  const activity_ids = [...new Set([...facts.offers.values()].map((one) => one.activity_id))];
  const tiers = await atOnce(
    ...activity_ids.map((activity_id) => () => loadTiers(db, activity_id)),
  );
  return {
    ...facts,
    places,
    requested: requests,
    tiers: new Map(activity_ids.map((id, index) => [id, tiers[index] ?? []])),
  };
}
