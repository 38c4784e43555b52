import type { PricedSample } from './sample.ts';

/** A year for 120,00 €. */
export const membershipSample: PricedSample = {
  taken: null,
  given_back: 'MEMBERSHIP_ALREADY_CANCELLED',
  withdrawn: 'MEMBERSHIP_WITHDRAWN',
  of: ({ memberships }) => memberships,
  offer: async (shop, organiser) => {
    const membership = await shop.make.membership(organiser);
    return {
      titles: { fr: 'Abonnement annuel', en: 'Annual membership' },
      wanted: (_, total_amount) => ({
        memberships: [
          { membership_id: membership.id, ...(total_amount === undefined ? {} : { total_amount }) },
        ],
      }),
      estimate: async (buyer) =>
        (await shop.call('getMembership', { membership: membership.cuid }, buyer)).price,
      raise: async () => {
        await shop.sql('update memberships set price = price + 100 where id = $1', [membership.id]);
      },
      withdraw: async () => {
        await shop.sql('update memberships set published = false where id = $1', [membership.id]);
      },
      sellByStaff: async (staff, buyer, received = null) => {
        const sale = { customer: buyer.cuid, membership: membership.cuid, received };
        return (await shop.office('sellMembership', sale, staff)).cuid;
      },
      giveBack: (staff, { cuid, message }) =>
        shop.office('cancelCustomerMembership', { membership: cuid, message }, staff),
      show: async (caller, cuid) => {
        const account_membership = await shop.call('getAccountMembership', { cuid }, caller);
        return {
          title: account_membership.membership.title,
          paid_amount: account_membership.paid_amount,
        };
      },
    };
  },
};
