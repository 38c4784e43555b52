import type { RouteObject } from 'react-router';
import { pageRoute } from './shell/page-route.tsx';

/** The pages of the daily work with families and money. */
export const dailyRoutes: RouteObject[] = [
  pageRoute({
    path: '/registrations',
    permission: 'registrations.read',
    load: async () =>
      (await import('./pages/registrations/registrations-page.tsx')).RegistrationsPage,
    panels: [
      {
        path: 'new',
        permission: 'registrations.create',
        lazy: async () => ({
          Component: (await import('./pages/registrations/register-panel.tsx')).RegisterPanel,
        }),
      },
      {
        path: ':registration',
        lazy: async () => ({
          Component: (await import('./pages/registrations/registration-panel.tsx'))
            .RegistrationPanel,
        }),
      },
    ],
  }),
  pageRoute({
    path: '/registrations/:registration/:tab',
    permission: 'registrations.read',
    load: async () =>
      (await import('./pages/registrations/registration-page.tsx')).RegistrationPage,
  }),
  pageRoute({
    path: '/roster',
    permission: 'registrations.read',
    load: async () => (await import('./pages/rosters/roster-page.tsx')).RosterPage,
    panels: [
      {
        path: 'bookings/:booking',
        permission: 'bookings.read',
        lazy: async () => ({
          Component: (await import('./pages/rosters/booking-in-roster.tsx')).BookingInRoster,
        }),
      },
      {
        path: ':registration',
        lazy: async () => ({
          Component: (await import('./pages/registrations/registration-panel.tsx'))
            .RegistrationPanel,
        }),
      },
    ],
  }),
  pageRoute({
    path: '/attendances',
    permission: 'registration-attendances.read',
    load: async () => (await import('./pages/attendances/attendance-page.tsx')).AttendancePage,
  }),
  pageRoute({
    path: '/customers',
    permission: 'customers.read',
    load: async () => (await import('./pages/customers/customers-page.tsx')).CustomersPage,
    panels: [
      {
        path: 'new',
        permission: 'customers.create',
        lazy: async () => ({
          Component: (await import('./pages/customers/customer-form.tsx')).NewCustomerPanel,
        }),
      },
      {
        path: ':customer',
        lazy: async () => ({
          Component: (await import('./pages/customers/customer-panel.tsx')).CustomerPanel,
        }),
      },
    ],
  }),
  pageRoute({
    path: '/customers/:customer/:tab',
    permission: 'customers.read',
    load: async () => (await import('./pages/customers/customer-page.tsx')).CustomerPage,
  }),
  pageRoute({
    path: '/participants',
    permission: 'participants.read',
    load: async () => (await import('./pages/participants/participants-page.tsx')).ParticipantsPage,
    panels: [
      {
        path: ':participant',
        lazy: async () => ({
          Component: (await import('./pages/participants/participant-panel.tsx')).ParticipantPanel,
        }),
      },
    ],
  }),
  pageRoute({
    path: '/payments',
    permission: 'payments.read',
    load: async () => (await import('./pages/payments/payments-page.tsx')).PaymentsPage,
    panels: [
      {
        path: 'new',
        permission: 'payments.create',
        lazy: async () => ({
          Component: (await import('./pages/payments/record-payment-panel.tsx')).RecordPaymentPanel,
        }),
      },
      {
        path: ':payment',
        lazy: async () => ({
          Component: (await import('./pages/payments/payment-panel.tsx')).PaymentPanel,
        }),
      },
    ],
  }),
  pageRoute({
    path: '/payments/proofs',
    permission: 'customer-transaction-proofs.read',
    load: async () =>
      (await import('./pages/payments/transaction-proofs-page.tsx')).TransactionProofsPage,
  }),
  pageRoute({
    path: '/payments/transfers',
    permission: 'payments.refund',
    load: async () =>
      (await import('./pages/outgoing-transfers/outgoing-transfers-page.tsx'))
        .OutgoingTransfersPage,
  }),
  pageRoute({
    path: '/payments/differences',
    permission: 'payments.read',
    load: async () =>
      (await import('./pages/payments/provider-differences-page.tsx')).ProviderDifferencesPage,
  }),
  pageRoute({
    path: '/customer-bundles',
    permission: 'customer-bundles.read',
    load: async () =>
      (await import('./pages/customer-bundles/sold-bundle.tsx')).CustomerBundlesPage,
    panels: [
      {
        path: 'new',
        permission: 'customer-bundles.create',
        lazy: async () => ({
          Component: (await import('./pages/customer-bundles/sell-bundle-panel.tsx'))
            .SellBundlePanel,
        }),
      },
      {
        path: ':bundle',
        lazy: async () => ({
          Component: (await import('./pages/customer-bundles/sold-bundle.tsx')).CustomerBundlePanel,
        }),
      },
    ],
  }),
  pageRoute({
    path: '/customer-memberships',
    permission: 'customer-memberships.read',
    load: async () =>
      (await import('./pages/customer-memberships/sold-membership.tsx')).CustomerMembershipsPage,
    panels: [
      {
        path: 'new',
        permission: 'customer-memberships.create',
        lazy: async () => ({
          Component: (await import('./pages/customer-memberships/sell-membership-panel.tsx'))
            .SellMembershipPanel,
        }),
      },
      {
        path: ':membership',
        lazy: async () => ({
          Component: (await import('./pages/customer-memberships/sold-membership.tsx'))
            .CustomerMembershipPanel,
        }),
      },
    ],
  }),
  pageRoute({
    path: '/customer-vouchers',
    permission: 'customer-vouchers.read',
    load: async () =>
      (await import('./pages/customer-vouchers/sold-voucher.tsx')).CustomerVouchersPage,
    panels: [
      {
        path: 'new',
        permission: 'customer-vouchers.create',
        lazy: async () => ({
          Component: (await import('./pages/customer-vouchers/sell-voucher-panel.tsx'))
            .SellVoucherPanel,
        }),
      },
      {
        path: ':voucher',
        lazy: async () => ({
          Component: (await import('./pages/customer-vouchers/sold-voucher.tsx'))
            .CustomerVoucherPanel,
        }),
      },
    ],
  }),
  pageRoute({
    path: '/reviews',
    permission: 'customer-reviews.read',
    load: async () => (await import('./pages/reviews/reviews-page.tsx')).ReviewsPage,
    panels: [
      {
        path: ':review',
        lazy: async () => ({
          Component: (await import('./pages/reviews/review-panel.tsx')).ReviewPanel,
        }),
      },
    ],
  }),
];
