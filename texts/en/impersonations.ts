export const texts = {
  open: 'See the site as this family',
  go: (family: string) => `Open the site as ${family}`,
  help: 'The link is good for a minute, once. All that you do is written in the log under your name.',
  /** The actions of staff as a family, in the log; by method and path. */
  acts: {
    'POST /api/carts/offers': 'Took an offered place',
    'POST /api/carts/items/extend': 'Kept the cart for longer',
    'DELETE /api/carts/items': 'Took something out of the cart',
    'POST /api/carts/items': 'Added to the cart',
    'POST /api/carts/coupons': 'Added a coupon',
    'DELETE /api/carts/coupons': 'Took a coupon off',
    'DELETE /api/registrations/waiting-list': 'Left a waiting list',
    'DELETE /api/registrations/waiting-list/offer': 'Declined an offered place',
    'POST /api/registrations/waiting-list': 'Joined a waiting list',
    'PUT /api/registrations/waiting-list/together': 'Changed who waits together',
    'PUT /api/registrations': 'Changed a registration',
    'POST /api/registrations/cancel': 'Cancelled a registration',
    'PUT /api/participants': 'Changed a participant',
    'DELETE /api/participants': 'Deleted a participant',
    'POST /api/participants': 'Added a participant',
    'POST /api/auth/logout': 'Ended it',
    'POST /api/carts/checkout': 'Placed the order',
    'POST /api/registrations/requests/cancel': 'Cancelled a request',
  },
};

export const errors = {
  REFUND_NOT_PERMITTED:
    'This gives money back to the family: you need the right to refund. Nothing was changed.',
  IMPERSONATION_LINK_INVALID:
    'This link has been used or is no longer good. Start again from the family’s page.',
  IMPERSONATION_WITHOUT_EMAIL:
    'This family has no e-mail address, so it has no account on the site.',
};
