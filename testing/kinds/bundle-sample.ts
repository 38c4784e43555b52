import type { PricedSample } from './sample.ts';

/** Ten registrations for 90,00 €. */
export const bundleSample: PricedSample = {
  taken: null,
  given_back: 'BUNDLE_ALREADY_CANCELLED',
  withdrawn: 'BUNDLE_WITHDRAWN',
  of: ({ bundles }) => bundles,
  offer: async (shop, organiser) => {
    const bundle = await shop.make.bundle(organiser);
    return {
      titles: { fr: 'Dix séances', en: 'Ten sessions' },
      wanted: (_, total_amount) => ({
        bundles: [
          { bundle_id: bundle.id, ...(total_amount === undefined ? {} : { total_amount }) },
        ],
      }),
      estimate: async (buyer) =>
        (await shop.call('getBundle', { bundle: bundle.cuid }, buyer)).price,
      raise: async () => {
        await shop.sql('update bundles set price = price + 100 where id = $1', [bundle.id]);
      },
      withdraw: async () => {
        await shop.sql('update bundles set published = false where id = $1', [bundle.id]);
      },
      sellByStaff: async (staff, buyer, received = null) => {
        const sale = { customer: buyer.cuid, bundle: bundle.cuid, received };
        return (await shop.office('sellBundle', sale, staff)).cuid;
      },
      giveBack: (staff, { cuid, message }) =>
        shop.office('cancelCustomerBundle', { bundle: cuid, message }, staff),
      show: async (caller, cuid) => {
        const account_bundle = await shop.call('getAccountBundle', { cuid }, caller);
        return { title: account_bundle.bundle.title, paid_amount: account_bundle.paid_amount };
      },
    };
  },
};
