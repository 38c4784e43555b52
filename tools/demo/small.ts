import { addOrganiser } from './organiser.ts';
import { chooseSlots } from './availabilities.ts';
import { addCatalogue } from './catalogue.ts';
import { SMALL_GROUPS, SMALL_LOCATIONS, SMALL_THEMES } from './content/small.ts';
import { SIGN_INS } from './passwords.ts';
import { addFamily, drawFamilies } from './people.ts';
import { addPurchases, basketsOf } from './purchases.ts';
import { fillSlots, newRegister } from './registrations.ts';
import type { Shop } from './shop.ts';
import { addSlotRows } from './slot.ts';
import { addSmallWebsite } from './website.ts';

const ORGANISER = {
  name: 'The Kiln & Fiddle',
  legal_name: 'The Kiln & Fiddle, Hannah Ravenscroft',
  email: 'hello@kiln-and-fiddle.test',
  phone: '+3210555218',
  street: 'Rue de la Bruyère',
  number: '12',
  postcode: '1380',
  city: 'Lasne',
  country: 'BE',
  accent_color: '#b0492c',
  language: 'en',
  languages: ['en', 'fr'],
  bank_account: 'BE68539007547034',
  bank_account_holder: 'Hannah Ravenscroft',
  bank_identifier: '',
  bank_transfers_activated: true,
  online_payments_activated: false,
  payment_mode: 'DEMO',
  cart_minutes: 30,
  service_fee_amount: 0,
  payment_methods: [
    {
      type: 'DELAYED',
      priority: 1,
    },
  ],
};

/**
 * Adds The Kiln & Fiddle: a village workshop for clay and music, in English first, so small that
 * nothing of it may leak.
 */
export function addSmall(shop: Shop, hashes: Record<keyof typeof SIGN_INS, string>): void {
  const person = {
    firstname: 'Hannah',
    lastname: 'Ravenscroft',
    email: SIGN_INS.small[0],
    password_hash: hashes.small,
  };
  const staff = addOrganiser(shop, {
    organiser: ORGANISER,
    hostnames: ['small.localhost'],
    staff: [{ ...person, language: 'en', role: 'administrator' }],
  });
  const { activities } = addCatalogue(shop, {
    groups: SMALL_GROUPS,
    locations: SMALL_LOCATIONS,
    themes: SMALL_THEMES,
  });
  addSmallWebsite(shop);
  const slots = chooseSlots(shop, { activities, count: 20 });
  const wishes = drawFamilies(shop, {
    customers: 5,
    participants: 8,
    password_hash: hashes.parent,
  });
  const families = wishes.map((wish) => addFamily(shop, { wish, fields: [] }));
  const register = newRegister();
  const till = {
    online: false,
    service_fee: 0,
    payment_term_days: null,
    terms_version: null,
    staff,
    references: new Set<number>(),
    rare: { late: 0, waiting: 0, refused: 0, whole: 0 },
  };
  fillSlots(shop, {
    register,
    slots,
    participants: families.flatMap((family) => family.participants),
    count: 24,
  });
  for (const customer of families) {
    const familyRegistrations = register.made.filter(
      (registration) => registration.participant.customer_id === customer.id,
    );
    addPurchases(shop, {
      customer,
      baskets: basketsOf(shop, { registrations: familyRegistrations }),
      till,
      gift: null,
    });
  }
  addSlotRows(
    shop,
    slots.map(({ slot }) => slot),
  );
}
