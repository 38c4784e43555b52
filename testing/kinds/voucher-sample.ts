import type { Made } from '../factories/factories.ts';
import type { Shop } from '../shop.ts';
import type { PricedSample } from './sample.ts';

/** Returns a sample of a voucher for 45,00 €, of an amount or of a bundle, as `worth` says. */
const sampleOf = (
  worth: (shop: Shop, organiser: Made) => Promise<Readonly<Record<string, number | null>>>,
): PricedSample => ({
  taken: null,
  given_back: 'VOUCHER_ALREADY_CANCELLED',
  withdrawn: 'VOUCHER_WITHDRAWN',
  of: ({ vouchers }) => vouchers,
  offer: async (shop, organiser) => {
    const voucher = await shop.make.voucher(organiser, await worth(shop, organiser));
    return {
      titles: { fr: 'Bon cadeau', en: 'Gift voucher' },
      wanted: (_, total_amount) => ({
        vouchers: [
          { voucher_id: voucher.id, ...(total_amount === undefined ? {} : { total_amount }) },
        ],
      }),
      estimate: async (buyer) =>
        (await shop.call('getVoucher', { voucher: voucher.cuid }, buyer)).price,
      raise: async () => {
        await shop.sql('update vouchers set price = price + 100 where id = $1', [voucher.id]);
      },
      withdraw: async () => {
        await shop.sql('update vouchers set published = false where id = $1', [voucher.id]);
      },
      sellByStaff: async (staff, buyer, received = null) => {
        const sale = { customer: buyer.cuid, voucher: voucher.cuid, received };
        return (await shop.office('sellVoucher', sale, staff)).cuid;
      },
      giveBack: (staff, { cuid, message }) =>
        shop.office('cancelCustomerVoucher', { voucher: cuid, message }, staff),
      show: async (caller, cuid) => {
        const account_voucher = await shop.call('getAccountVoucher', { cuid }, caller);
        return {
          title: account_voucher.voucher.title,
          paid_amount: account_voucher.paid_amount ?? 0,
        };
      },
    };
  },
});

/** A voucher of 50,00 €. */
export const voucherSample = sampleOf(async () => ({ amount: 5_000 }));

/** A voucher of a pack of ten. */
export const voucherOfBundleSample = sampleOf(async (shop, organiser) => {
  const { id: bundle_id } = await shop.make.bundle(organiser);
  return { amount: null, bundle_id };
});
