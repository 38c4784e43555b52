import type { Made } from './factories/factories.ts';
import type { Caller, Shop } from './shop.ts';

/** Bundles, memberships and vouchers as two people change them: one what it costs, the other whether it is on the site. */
export function offerCases(shop: Shop, { organiser, staff }: { organiser: Made; staff: Caller }) {
  return {
    updateBundle: async () => {
      const { cuid: bundle } = await shop.make.bundle(organiser);
      const version = async () => (await shop.office('getOfficeBundle', { bundle }, staff)).version;
      return { ...offered({ bundle }), version };
    },
    updateMembership: async () => {
      const { cuid: membership } = await shop.make.membership(organiser);
      const version = async () =>
        (await shop.office('getOfficeMembership', { membership }, staff)).version;
      return { ...offered({ membership }), version };
    },
    updateVoucher: async () => {
      const { cuid: voucher } = await shop.make.voucher(organiser);
      const version = async () =>
        (await shop.office('getOfficeVoucher', { voucher }, staff)).version;
      return { ...offered({ voucher }), version };
    },
  };
}

const offered = <Of extends object>(of: Of) => ({
  zoe: { ...of, price: 4000 },
  tom: { ...of, published: false },
  changed: 'price',
});
