import {
  type Act,
  childrenOf,
  datesOf,
  familyOf,
  groupOf,
  groupOfRegistration,
  optionsOf,
  pick,
  registrationsOf,
} from './steps.ts';
import type { World } from './house.ts';

/** Returns a registration as the office reads it before a change. */
async function readRegistration(world: World, which: number) {
  const cancelled = which % 6 === 0 ? null : false;
  const of = pick(await registrationsOf(world, cancelled), which);
  const { cuid: registration, customer_id } = of;
  const record = await world.shop.office('getOfficeRegistration', { registration }, world.staff);
  return { of, registration, customer_id, shown: record, version: record.version };
}

const priced = (keeps_price: boolean) => (keeps_price ? ('KEPT' as const) : ('NEW' as const));

/** Returns the amount to give back for a cancellation, and how. */
function givenBack(which: number) {
  const kept_label = 'Frais';
  const to = (['ORIGIN', 'WALLET', 'BANK'] as const)[which % 3] ?? 'ORIGIN';
  switch (which % 4) {
    case 0:
      return null;
    case 1:
      return { what: { of: 'ALL' as const }, to, kept_label };
    case 2:
      return { what: { of: 'NOTHING' as const }, to, kept_label };
    default:
      return { what: { of: 'SHARE' as const, share: 3_333 }, to, kept_label };
  }
}

/** The acts of staff on one registration. */
export const OFFICE_ACTS = {
  register: async (world, { which, other, amount, kept }) => {
    const family = familyOf(world, which);
    const child = pick(await childrenOf(world, family), other);
    const group = groupOf(world, other);
    const choice = {
      customer: family.cuid,
      participant: child.cuid,
      availability: group.cuid,
      date_ids: datesOf(group, amount),
      options: optionsOf(group, kept),
    };
    const received = kept ? { amount, method: 'CASH' as const } : null;
    return world.shop.office('registerByStaff', { ...choice, received }, world.staff);
  },
  'office change': async (world, { which, other, amount, kept }) => {
    const { of, registration, version } = await readRegistration(world, which);
    const group = groupOfRegistration(world, of, other);
    const change = {
      registration,
      version,
      price: priced(kept),
      date_ids: datesOf(group, amount),
      options: optionsOf(group, amount % 2 === 0),
    };
    return world.shop.office('changeOfficeRegistration', change, world.staff);
  },
  transfer: async (world, { which, other, amount, kept }) => {
    const { registration, version } = await readRegistration(world, which);
    const group = groupOf(world, other);
    const to = { availability: group.cuid, date_ids: datesOf(group, amount) };
    const transfer = { registration, version, price: priced(kept), ...to };
    return world.shop.office('transferRegistration', transfer, world.staff);
  },
  replace: async (world, { which, other, kept }) => {
    const { registration, customer_id, version } = await readRegistration(world, which);
    const family = world.families.find(({ id }) => id === customer_id) ?? { id: 0, cuid: '' };
    const { cuid: participant } = pick(await childrenOf(world, family), other);
    const to = { participant, price: priced(kept) };
    return world.shop.office('replaceParticipant', { registration, version, ...to }, world.staff);
  },
  'set price': async (world, { which, amount }) => {
    const { registration, version } = await readRegistration(world, which);
    const request = { registration, version, total_amount: amount, reason: 'Bénévole' };
    return world.shop.office('setRegistrationPrice', request, world.staff);
  },
  cancel: async (world, { which, other }) => {
    const { cuid: registration } = pick(await registrationsOf(world, false), which);
    const cancel = { registration, message: 'Malade', give_back: givenBack(other) };
    return world.shop.office('cancelOfficeRegistration', cancel, world.staff);
  },
  restore: async (world, { which }) => {
    const { cuid: registration } = pick(await registrationsOf(world, true), which);
    return world.shop.office('restoreRegistration', { registration }, world.staff);
  },
  keep: async (world, { which }) => {
    const { cuid } = pick(await registrationsOf(world, which % 3 !== 0), which);
    const record = await world.shop.office(
      'getOfficeRegistration',
      { registration: cuid },
      world.staff,
    );
    const keep = { receivable_id: record.receivable_id, label: 'Frais' };
    return world.shop.office('keepCredit', keep, world.staff);
  },
} satisfies Record<string, Act>;
