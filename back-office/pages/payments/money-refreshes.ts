/**
 * The calls refetched after a payment was recorded, corrected, voided, refunded or made from a
 * wallet.
 */
export const MONEY_REFRESHES = [
  'getOfficePayment',
  'listOfficePayments',
  'getOfficeCustomer',
  'listOfficeCustomers',
  'listCustomerCarts',
  'listWalletMovements',
  'listOfficeRegistrations',
  'getOfficeRegistration',
  'getDebts',
  'getDashboard',
  'getWaitingTransfers',
  'listOutgoingTransfers',
  'listSepaFiles',
] as const;
