import { decideStock } from '@ribambelle/domain/activities/option-stock.ts';
import { withUse } from '@ribambelle/domain/bundles/use-bundle.ts';
import type { Language } from '@ribambelle/domain/base/languages.ts';
import { requiredBut } from '@ribambelle/domain/registrations/waiver.ts';
import type { RequestTerms } from '@ribambelle/domain/registration-requests/request-terms.ts';
import { lockStock } from '../activities/index.ts';
import { decideTogether, type LockedPlaces, lockPlaces } from '../availabilities/index.ts';
import { inOrder } from '../database/statements.ts';
import type { Db } from '../database/transaction.ts';
import { forMembers, itemOf, loadOffers, loadUsableBundles, type NewItem } from '../kinds/index.ts';
import type { Organiser } from '../organisers/organiser.ts';
import { refuse } from '../refusal.ts';
import { heldOnce } from '../registrations/index.ts';
import { textReader } from '../texts/bilingual.ts';
import type { VolumeRule } from '../volume-discounts/index.ts';

interface Approved extends Pick<RequestTerms, 'options' | 'questions' | 'availabilities'> {
  readonly organiser: Organiser;
  readonly language: Language;
  readonly customer_id: number;
  readonly participant: { readonly id: number; readonly birthdate: string | null };
  readonly now: string;
}

/**
 * Returns the registrations of approved wishes, at today's prices, their places under lock: either
 * all can be given, or the whole is refused with the availability to blame. Paid by a pack of the
 * family where possible, as everywhere.
 */
export async function registrationsOfRequest(
  db: Db,
  input: Approved,
): Promise<{
  readonly items: readonly NewItem[];
  readonly places: LockedPlaces;
  readonly volumes: readonly VolumeRule[];
}> {
  const { participant, now } = input;
  const wishes = input.availabilities.map(({ availability_id, date_ids }) => ({
    participant_id: participant.id,
    availability_id,
    date_ids,
    quantity: 1,
  }));
  const { places, stock, ...offered } = await loadUnderLock(db, { ...input, wanted: wishes });
  const items = itemsOf(wishes, { ...input, ...offered });
  const once = await heldOnce(db, { wanted: wishes, now });
  if (!once.ok) refuse(once.refused, below(once.fields));
  const open = decideTogether(places, { wishes, permission: { now, ignore_window: true } });
  if (!open.ok) refuse(open.refused, below(open.fields));
  const stockDecision = decideStock(
    stock,
    wishes.map((one) => ({ ...one, options: input.options })),
  );
  if (!stockDecision.ok) refuse(stockDecision.refused, below(stockDecision.fields));
  return { items, places, volumes: offered.volumes };
}

interface Wanted {
  readonly participant_id: number;
  readonly availability_id: number;
  readonly date_ids: readonly number[];
  readonly quantity: number;
}

async function loadUnderLock(db: Db, input: Approved & { readonly wanted: readonly Wanted[] }) {
  const { organiser, language, customer_id, wanted, options, now } = input;
  const availability_ids = wanted.map(({ availability_id }) => availability_id);
  const text = textReader({ language, organiser });
  const participants = { customer_id, ids: [] };
  const query = { availability_ids, timezone: organiser.timezone, now };
  const [facts, places, stock] = await inOrder(
    () => loadOffers(db, { ...query, text, participants, unpublished: true }),
    () => lockPlaces(db, { ...query, except_kept: wanted }),
    () => lockStock(db, { now, of: options.map(({ price_id }) => price_id) }),
  );
  const whose = { customer_id, now };
  const bundles = facts.has_bundles ? await loadUsableBundles(db, { ...whose, lock: true }) : [];
  return { ...facts, places, stock, bundles };
}

type Loaded = Omit<Awaited<ReturnType<typeof loadUnderLock>>, 'places' | 'stock'>;

function itemsOf(wishes: readonly Wanted[], by: Approved & Loaded): readonly NewItem[] {
  const { organiser, participant, options, questions, held, discounts, now } = by;
  const { timezone } = organiser;
  const items: NewItem[] = [];
  let usable = by.bundles;
  for (const [index, wish] of wishes.entries()) {
    const offer = by.offers.get(wish.availability_id);
    if (offer === undefined) throw new Error('What is asked for does not exist');
    // later questions were not part of the request: its answers stay as they were given
    const item = itemOf(
      { ...wish, options, questions: [] },
      {
        offer: {
          ...requiredBut(offer, ['ANSWERS']),
          by_request: false,
          maximum_quantity: null,
          questions: [],
        },
        participant,
        timezone,
        expires_at: now,
        bundles: usable,
        members: { held, now },
        discounts,
        strangers: true,
      },
    );
    if (!item.ok) refuse(item.refused, { [`availabilities.${index}`]: item.refused });
    const decision = forMembers(offer, { participant_id: participant.id, timezone, held, now });
    if (!decision.ok && decision.refused === 'MEMBERS_ONLY')
      refuse('MEMBERS_ONLY', { [`availabilities.${index}`]: 'MEMBERS_ONLY' });
    const { customer_bundle_id: id, quantity } = item.value;
    if (id !== null) usable = withUse(usable, { id, quantity });
    items.push({ ...item.value, questions });
  }
  return items;
}

/** Puts the fields of a decision below the list that the wishes came from. */
function below<Code>(fields: Readonly<Record<string, Code>>): Record<string, Code> {
  return Object.fromEntries(
    Object.entries(fields).map(([field, code]) => [`availabilities.${field}`, code]),
  );
}
