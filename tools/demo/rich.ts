import { addMinutes } from '@ribambelle/domain/base/instants.ts';
import { addTraces } from './traces.ts';
import { chooseSlots } from './availabilities.ts';
import { addCatalogue, type Catalogue } from './catalogue.ts';
import { categorise } from './categories.ts';
import { ACCENT, ORGANISER } from './content/organiser.ts';
import { GROUPS } from './content/categories.ts';
import { LOCATIONS } from './content/locations.ts';
import { THEMES } from './content/themes.ts';
import { BUNDLES } from './content/bundles.ts';
import { RESOURCES } from './content/resources.ts';
import { MEMBERSHIPS } from './content/memberships.ts';
import { addCampInParts } from './camp-in-parts.ts';
import { addPlanning } from './planning.ts';
import { VOUCHERS } from './content/vouchers.ts';
import { addFields } from './fields.ts';
import { addOptionStock } from './option-stock.ts';
import { addOrganiser } from './organiser.ts';
import { addOrderInParts } from './order-in-parts.ts';
import { parentBaskets, parentWish } from './parent.ts';
import { SIGN_INS } from './passwords.ts';
import { addFamily, type Customer, drawFamilies } from './people.ts';
import { addPictures } from './pictures.ts';
import type { Purchase } from './purchase.ts';
import { addPurchases, basketsOf } from './purchases.ts';
import { fillSlots, newRegister, type Register } from './registrations.ts';
import { addReviews } from './reviews.ts';
import type { LessonsWish } from './lessons.ts';
import type { Shop, Staff } from './shop.ts';
import { addSeasonBefore } from './season-before.ts';
import { addSlotRows } from './slot.ts';
import { registerByStaff } from './staff-registrations.ts';
import type { PromisedSlot } from './stories.ts';
import { addTerms, DEMO_TERMS } from './terms.ts';
import type { Till } from './till.ts';
import { addBundles } from './bundles.ts';
import { addNeeds } from './needed-resources.ts';
import { addResourceBookings } from './resource-bookings.ts';
import { addResources } from './resources.ts';
import { addMemberships } from './memberships.ts';
import { addReductions } from './reductions.ts';
import { addSoldVouchers } from './sold-vouchers.ts';
import { addVouchers } from './vouchers.ts';
import { addWaitingList } from './waiting-list.ts';
import { addRichWebsite } from './website.ts';

/** The sizes of the demo. */
export interface Sizes {
  readonly availabilities: number;
  readonly customers: number;
  readonly participants: number;
  readonly registrations: number;
}

export const USUAL: Sizes = {
  availabilities: 400,
  customers: 80,
  participants: 150,
  registrations: 1_200,
};

/** The credit that the parent was given. */
const CREDIT = { amount: 4_000, message: 'Journée du 12 annulée pour cause de neige' };

/** The number of its families from the season before. */
const OF_BEFORE = 36;

/**
 * Adds L’Éclaircie, a centre for children and sports in Brussels: its catalogue, its families and
 * their purchases; returns what its lessons need.
 */
export async function addRich(
  shop: Shop,
  input: { hashes: Record<keyof typeof SIGN_INS, string>; sizes: Sizes },
): Promise<LessonsWish> {
  const { hashes, sizes } = input;
  const staff = addStaff(shop, hashes);
  const [publisher] = staff;
  if (publisher !== undefined) addTerms(shop, publisher);
  const catalogue = addCatalogue(shop, {
    groups: GROUPS,
    locations: LOCATIONS,
    themes: THEMES,
  });
  const { activities, categories, locations } = catalogue;
  const scenes = await addPictures(shop, { activities, accent: ACCENT });
  const slots = chooseSlots(shop, { activities, count: sizes.availabilities });
  categoriseByPeriod(shop, { activities, slots, categories });
  const fields = addFields(shop);
  const parent = addFamily(shop, { wish: parentWish(hashes.parent), fields });
  const wishes = drawFamilies(shop, {
    customers: sizes.customers - 1,
    participants: sizes.participants - 2,
    password_hash: hashes.parent,
  });
  const families = wishes.map((wish) => addFamily(shop, { wish, fields }));
  const register = newRegister();
  const till = {
    online: true,
    service_fee: ORGANISER.service_fee_amount,
    payment_term_days: ORGANISER.payment_term_days,
    terms_version: DEMO_TERMS,
    staff,
    references: new Set<number>(),
    rare: { late: 1, waiting: 1, refused: 1, whole: 2 },
  };
  const baskets = parentBaskets(shop, { parent, register, slots });
  const gift = { ...CREDIT, at: addMinutes(shop.now, -300) };
  addOrderInParts(shop, { customer: parent, slots, register, till });
  const count = sizes.registrations - baskets.length - 2;
  const purchases = [
    ...addPurchases(shop, { customer: parent, baskets, till, gift }),
    ...othersBuy(shop, { register, slots, families, till, count }),
  ];
  addSlotRows(
    shop,
    slots.map(({ slot }) => slot),
  );
  addOptionStock(shop, { activities, made: register.made });
  addRichWebsite(shop, {
    organiser: ORGANISER,
    scenes,
    summer: catalogue.category_cuids.get('period/summer') ?? '',
  });
  addTraces(shop, { purchases, staff, organiser: ORGANISER });
  if (publisher !== undefined) addReviews(shop, { purchases, silent: parent, by: publisher });
  addWaitingList(shop, { register, slots, families: [parent, ...families] });
  const bundles = addBundles(shop, { bundles: BUNDLES, activities });
  addMemberships(shop, { memberships: MEMBERSHIPS, activities });
  addReductions(shop, { families, activities });
  const offers = addVouchers(shop, { vouchers: VOUCHERS, bundles });
  const [buyer] = families;
  if (buyer !== undefined) addSoldVouchers(shop, { offers, buyer, family: parent });
  const resources = addResources(shop, { content: RESOURCES, locations, scenes });
  const booked = addResourceBookings(shop, { resources, families, till });
  const room = resources.at(-1);
  if (room !== undefined)
    addNeeds(shop, {
      resource_id: room.id,
      location_id: room.location_id,
      slots,
      booked: booked.filter(({ resource_id }) => resource_id === room.id),
    });
  addPlanning(shop);
  addCampInParts(shop, activities);
  return { catalogue, families: [parent, ...families], till };
}

/** Categorises activities by season: those in which there is something to register for. */
function categoriseByPeriod(
  shop: Shop,
  {
    activities,
    slots,
    categories,
  }: Pick<Catalogue, 'activities' | 'categories'> & { slots: readonly PromisedSlot[] },
): void {
  for (const activity of activities) {
    const periods = new Set(
      slots
        .filter(({ slot, story }) => slot.activity === activity && canBeHad(shop, { slot, story }))
        .map(({ slot }) => slot.period),
    );
    for (const period of periods)
      categorise(shop, {
        activity_id: activity.id,
        category_id: categories.get(`period/${period}`),
      });
  }
}

/**
 * True when a family can still register, now or later; running weekly groups are joined after the
 * start.
 */
function canBeHad({ now }: Shop, { slot, story }: PromisedSlot): boolean {
  if (story === 'past') return slot.end_at > now && slot.activity.rhythm === 'weekly';
  return !['full', 'closed', 'over'].includes(story);
}

/**
 * Adds the purchases of every family but the parent's, this season and the one before, and the
 * registrations by staff; returns this season's.
 */
function othersBuy(
  shop: Shop,
  input: {
    register: Register;
    slots: readonly PromisedSlot[];
    families: readonly Customer[];
    till: Till;
    count: number;
  },
): readonly Purchase[] {
  const { register, slots, families, till } = input;
  const participants = families.flatMap((family) => family.participants);
  const purchases: Purchase[] = [];
  const before = register.made.length;
  fillSlots(shop, {
    register,
    slots,
    participants,
    count: input.count,
  });
  const staff_made = registerByStaff(shop, {
    register,
    before,
    slots,
    participants,
    staff: till.staff,
  });
  for (const [index, customer] of families.entries()) {
    const familyRegistrations = register.made
      .slice(before)
      .filter((registration) => registration.participant.customer_id === customer.id);
    const welcome =
      index % 6 === 0
        ? {
            amount: 1_500 + (index % 5) * 500,
            message: 'Geste commercial',
            at: addMinutes(shop.now, -60 * 24 * 40),
          }
        : null;
    purchases.push(
      ...addPurchases(shop, {
        customer,
        baskets: basketsOf(shop, { registrations: familyRegistrations, staff_made }),
        till,
        gift: welcome,
      }),
    );
  }
  addSeasonBefore(shop, { slots, families: families.slice(0, OF_BEFORE), till });
  return purchases;
}

function addStaff(shop: Shop, hashes: Record<keyof typeof SIGN_INS, string>): readonly Staff[] {
  return addOrganiser(shop, {
    organiser: ORGANISER,
    hostnames: ['localhost', '127.0.0.1'],
    staff: [
      {
        firstname: 'Marie-Ange',
        lastname: 'Delcourt',
        email: SIGN_INS.administrator[0],
        language: 'fr',
        role: 'administrator',
        password_hash: hashes.administrator,
      },
      {
        firstname: 'Hakim',
        lastname: 'Vermeiren',
        email: SIGN_INS.secretary[0],
        language: 'fr',
        role: 'secretary',
        password_hash: hashes.secretary,
      },
      {
        firstname: 'Zoé',
        lastname: 'Lannoy',
        email: SIGN_INS.coach[0],
        language: 'fr',
        role: 'coach',
        password_hash: hashes.coach,
      },
    ],
  });
}
