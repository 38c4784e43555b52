import { said } from './said.ts';
import type { Made } from './factories/factories.ts';
import type { Caller, Shop } from './shop.ts';

/**
 * Returns the cases in which two people change a segment: one its name, the other its conditions.
 */
export function segmentCases(
  given: () => { readonly shop: Shop; readonly organiser: Made; readonly staff: Caller },
) {
  return {
    updateSegment: async () => {
      const { shop, organiser, staff } = given();
      const { cuid: segment } = await shop.make.segment(organiser);
      const version = async () => (await shop.office('getSegment', { segment }, staff)).version;
      const conditions = { match: 'ANY' as const, rules: [] };
      return {
        zoe: { segment, name: 'Gratuit' },
        tom: { segment, conditions },
        changed: 'name',
        version,
      };
    },
  };
}

/** Returns the cases in which two people change a mailing: its subject, and its content. */
function mailingCases(
  given: () => { readonly shop: Shop; readonly organiser: Made; readonly staff: Caller },
) {
  return {
    updateMailing: async () => {
      const { shop, organiser, staff } = given();
      const { cuid } = await shop.make.customer(organiser);
      const selection = { by: 'CHOSEN' as const, chosen: [cuid] };
      const recipients = { on: 'CUSTOMERS' as const, selection };
      const { cuid: mailing } = await shop.office('createMailing', { recipients }, staff);
      const version = async () => (await shop.office('getMailing', { mailing }, staff)).version;
      return {
        zoe: { mailing, subject: { fr: 'Samedi', en: '' } },
        tom: { mailing, content: said({ fr: '<p>Bonjour</p>', en: '' }) },
        changed: 'subject',
        version,
      };
    },
  };
}

/**
 * Returns the cases in which two people change offers, resources and coupons: one the price or the
 * reduction, the other another field.
 */
export function offerCases(
  given: () => { readonly shop: Shop; readonly organiser: Made; readonly staff: Caller },
) {
  return {
    ...mailingCases(given),
    updateResource: async () => {
      const { shop, organiser, staff } = given();
      const configuration = await shop.make.bookingConfiguration(organiser);
      const { cuid: resource } = await shop.make.resource(organiser, configuration);
      const version = async () =>
        (await shop.office('getOfficeResource', { resource }, staff)).version;
      return {
        zoe: { resource, order: 3 },
        tom: { resource, published: false },
        changed: 'order',
        version,
      };
    },
    updateMembership: async () => {
      const { shop, organiser, staff } = given();
      const { cuid: membership } = await shop.make.membership(organiser);
      const version = async () =>
        (await shop.office('getOfficeMembership', { membership }, staff)).version;
      return { ...offered({ membership }), version };
    },
    updateDiscount: async () => {
      const { shop, staff } = given();
      const values = { title: { fr: 'Personnel', en: 'Staff' }, percentage: 1_000 };
      const { cuid: discount } = await shop.office('createDiscount', values, staff);
      const version = async () => (await shop.office('getDiscount', { discount }, staff)).version;
      const zoe = { discount, percentage: 2_000 };
      return { zoe, tom: { discount, active: false }, changed: 'percentage', version };
    },
    updateVolumeDiscount: async () => {
      const { shop, staff } = given();
      const values = { title: { fr: '2e enfant', en: 'Second child' }, percentage: 1_000 };
      const { cuid } = await shop.office('createVolumeDiscount', values, staff);
      const of = { volume_discount: cuid };
      const version = async () => (await shop.office('getVolumeDiscount', of, staff)).version;
      return {
        zoe: { ...of, percentage: 2_000 },
        tom: { ...of, active: false },
        changed: 'percentage',
        version,
      };
    },
    updateCoupon: async () => {
      const { shop, staff } = given();
      const title = { fr: 'Bienvenue', en: 'Welcome' };
      const values = { code: 'BIENVENUE', title, percentage: 1_000 };
      const { cuid: coupon } = await shop.office('createCoupon', values, staff);
      const version = async () => (await shop.office('getCoupon', { coupon }, staff)).version;
      const zoe = { coupon, percentage: 2_000 };
      return { zoe, tom: { coupon, min_total_amount: 5_000 }, changed: 'percentage', version };
    },
    updateVoucher: async () => {
      const { shop, organiser, staff } = given();
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
