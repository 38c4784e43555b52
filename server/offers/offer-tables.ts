/** What is offered beside places: its table, those of its pictures and of what was sold of it, and what both call it. */
export const OFFER_TABLES = {
  bundles: { images: 'bundle_images', sold: 'customer_bundles', id: 'bundle_id' },
  memberships: { images: 'membership_images', sold: 'customer_memberships', id: 'membership_id' },
  resources: { images: 'resource_images', sold: 'bookings', id: 'resource_id' },
  vouchers: { images: 'voucher_images', sold: 'customer_vouchers', id: 'voucher_id' },
} as const;

export type Offered = keyof typeof OFFER_TABLES;
