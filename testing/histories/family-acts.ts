import { changeOnceSeen } from '../seen-price.ts';
import {
  type Act,
  childrenOf,
  datesOf,
  familyOf,
  groupOf,
  groupOfRegistration,
  NothingThere,
  optionsOf,
  pick,
  registrationsOf,
  type Step,
  walletOf,
} from './steps.ts';
import type { World } from './house.ts';

const STRATEGIES = ['DELAYED', 'IMMEDIATE', 'WALLET'] as const;
const AT_THE_PROVIDER = ['pay', 'pay', 'pay', 'refuse', 'pay_late', null] as const;

/** Mostly registrations that are not cancelled. */
const CANCELLED = [null, false, false, false, false, false] as const;

/** Acts on a payment page; null leaves it open. */
async function onPage({ shop }: World, url: string, which: number): Promise<void> {
  const action = AT_THE_PROVIDER[which % AT_THE_PROVIDER.length] ?? null;
  if (action === null) return;
  await shop.fetch('storefront', new URL(url).pathname, {
    method: 'POST',
    body: new URLSearchParams({ action }),
    redirect: 'manual',
  });
}

/** Returns a registration with the session of the family that ordered it. */
async function ownRegistration(world: World, which: number) {
  const registration = pick(await registrationsOf(world, CANCELLED[which % 6] ?? false), which);
  const family = world.families.find(({ id }) => id === registration.customer_id);
  if (family === undefined) throw new Error('Who ordered it is gone');
  return { registration, family };
}

async function putInCart(world: World, { which, other, kept }: Step) {
  const family = familyOf(world, which);
  const children = await childrenOf(world, family);
  const group = groupOf(world, other);
  const wish = {
    availability_id: group.id,
    availability_dates: datesOf(group, which),
    options: optionsOf(group, kept),
  };
  for (const child of kept ? children : children.slice(0, 1))
    await world.shop.call(
      'addCartItems',
      { participant_id: child.id, registrations: [wish] },
      family,
    );
  return family;
}

async function checkOut(world: World, { which, other, amount }: Step): Promise<void> {
  const { shop } = world;
  const family = familyOf(world, which);
  const { cart } = await shop.call('getSession', {}, family);
  if (cart === null) throw new NothingThere();
  const payment_strategy = STRATEGIES[amount % STRATEGIES.length] ?? 'DELAYED';
  const order = { cart_id: cart.id, payment_strategy, terms: true };
  const { next_action_url } = await shop.call('checkoutCart', order, family);
  if (next_action_url !== null) await onPage(world, next_action_url, other);
}

/** The acts of families. */
export const FAMILY_ACTS = {
  'put in cart': putInCart,
  'check out': checkOut,
  buy: async (world, step) => {
    await putInCart(world, step);
    await checkOut(world, step);
  },
  change: async (world, { which, other, kept }) => {
    const { registration, family } = await ownRegistration(world, which);
    const group = groupOfRegistration(world, registration, other);
    const change = {
      registration_id: registration.id,
      availability_dates: datesOf(group, which),
      options: optionsOf(group, kept),
      automatic_price: other % 2 === 0,
    };
    return changeOnceSeen(world.shop, change, family);
  },
  'cancel by family': async (world, { which }) => {
    const { registration, family } = await ownRegistration(world, which);
    const cancel = { registration_id: registration.id, message: 'Malade' };
    return world.shop.call('cancelRegistration', cancel, family);
  },
  'pay online': async (world, { which, other }) => {
    const { registration, family } = await ownRegistration(world, which);
    const page = { destination: registration.cuid, return_url: '/account' };
    const { checkout_url } = await world.shop.call('startOnlinePayment', page, family);
    await onPage(world, checkout_url, other);
  },
  'pay with wallet': async (world, { which, amount }) => {
    const { registration, family } = await ownRegistration(world, which);
    const paid = await walletOf(world, family, amount);
    const pay = { amount: paid, destination: registration.cuid };
    return world.shop.call('payWithWallet', pay, family);
  },
} satisfies Record<string, Act>;
