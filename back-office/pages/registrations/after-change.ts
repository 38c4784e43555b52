/** The calls that are refetched once a registration was changed. */
export const AFTER_CHANGE = [
  'getOfficeRegistration',
  'listOfficeRegistrations',
  'getOfficeCustomer',
  'listStaffOffers',
  'getStaffOffer',
  'listRoster',
] as const;
