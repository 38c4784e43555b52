/**
 * The offers besides places: the table of each, those of its pictures and its sales, and the name
 * of the column that refers to it in both.
 */
export const OFFER_TABLES = {
  bundles: { images: 'bundle_images', sold: 'customer_bundles', id: 'bundle_id' },
  memberships: { images: 'membership_images', sold: 'customer_memberships', id: 'membership_id' },
  resources: { images: 'resource_images', sold: 'bookings', id: 'resource_id' },
  vouchers: { images: 'voucher_images', sold: 'customer_vouchers', id: 'voucher_id' },
} as const;

export type Offered = keyof typeof OFFER_TABLES;
