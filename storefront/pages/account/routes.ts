import type { InEachLanguage } from '@ribambelle/domain/base/languages.ts';
import type { ComponentType } from 'react';
import type { Route } from '../../route.ts';

const TEXTS = [
  'shell',
  'account',
  'attendance-codes',
  'voucher-codes',
  'bookings',
  'calendar',
  'receipts',
  'cart',
  'customers',
  'sign-in',
  'waiting-list',
  'reviews',
  'checkout-success',
  'registration-requests',
] as const;

function route(input: {
  pathname: string;
  file: string;
  view: () => Promise<ComponentType>;
  title: InEachLanguage<string>;
  /** The texts of this page beyond those of every page of the account. */
  texts?: Route['texts'];
}): Route {
  const { pathname, file, view, title, texts = [] } = input;
  return {
    pathname,
    file: `pages/account/${file}`,
    view,
    title,
    texts: [...TEXTS, ...texts],
    errors: true,
  };
}

/** The pages of a customer's account (1 §2.3, 3 §2). */
export const accountRoutes: readonly Route[] = [
  route({
    pathname: '/account/home',
    file: 'home/home-page.tsx',
    title: { fr: 'Mon compte', en: 'My account' },
    view: async () => (await import('./home/home-page.tsx')).HomePage,
  }),
  route({
    pathname: '/acting',
    file: 'acting/acting-page.tsx',
    title: { fr: 'Au nom d’une famille', en: 'As a family' },
    view: async () => (await import('./acting/acting-page.tsx')).ActingPage,
  }),
  route({
    pathname: '/account/email',
    file: 'email/confirm-email-page.tsx',
    title: { fr: 'Confirmez votre adresse e-mail', en: 'Confirm your e-mail address' },
    view: async () => (await import('./email/confirm-email-page.tsx')).ConfirmEmailPage,
  }),
  route({
    pathname: '/account/profile',
    file: 'profile/profile-page.tsx',
    title: { fr: 'Mon profil', en: 'My profile' },
    texts: ['own-data'],
    view: async () => (await import('./profile/profile-page.tsx')).ProfilePage,
  }),
  route({
    pathname: '/account/profile/password',
    file: 'profile/password-page.tsx',
    title: { fr: 'Mot de passe', en: 'Password' },
    view: async () => (await import('./profile/password-page.tsx')).PasswordPage,
  }),
  route({
    pathname: '/account/profile/delete',
    file: 'profile/delete-account-page.tsx',
    title: { fr: 'Supprimer mon compte', en: 'Delete my account' },
    view: async () => (await import('./profile/delete-account-page.tsx')).DeleteAccountPage,
  }),
  route({
    pathname: '/account/proofs',
    file: 'proofs/proofs-page.tsx',
    title: { fr: 'Preuves de paiement', en: 'Proofs of payment' },
    texts: ['transaction-proofs'],
    view: async () => (await import('./proofs/proofs-page.tsx')).ProofsPage,
  }),
  route({
    pathname: '/account/participants',
    file: 'participants/participants-page.tsx',
    title: { fr: 'Participants', en: 'Participants' },
    view: async () => (await import('./participants/participants-page.tsx')).ParticipantsPage,
  }),
  route({
    pathname: '/account/participants/create',
    file: 'participants/create-participant-page.tsx',
    title: { fr: 'Nouveau participant', en: 'New participant' },
    view: async () =>
      (await import('./participants/create-participant-page.tsx')).CreateParticipantPage,
  }),
  route({
    pathname: '/account/participants/$participant',
    file: 'participants/update-participant-page.tsx',
    title: { fr: 'Participant', en: 'Participant' },
    view: async () =>
      (await import('./participants/update-participant-page.tsx')).UpdateParticipantPage,
  }),
  route({
    pathname: '/account/participants/$participant/delete',
    file: 'participants/delete-participant-page.tsx',
    title: { fr: 'Supprimer un participant', en: 'Delete a participant' },
    view: async () =>
      (await import('./participants/delete-participant-page.tsx')).DeleteParticipantPage,
  }),
  route({
    pathname: '/account/registrations',
    file: 'registrations/registrations-page.tsx',
    title: { fr: 'Inscriptions', en: 'Registrations' },
    view: async () => (await import('./registrations/registrations-page.tsx')).RegistrationsPage,
  }),
  route({
    pathname: '/account/registrations/$registration',
    file: 'registrations/registration-page.tsx',
    title: { fr: 'Inscription', en: 'Registration' },
    view: async () => (await import('./registrations/registration-page.tsx')).RegistrationPage,
  }),
  route({
    pathname: '/account/registrations-requests',
    file: 'registrations-requests/requests-page.tsx',
    title: { fr: 'Demandes d’inscription', en: 'Registration requests' },
    view: async () => (await import('./registrations-requests/requests-page.tsx')).RequestsPage,
  }),
  route({
    pathname: '/account/registrations-requests/$request',
    file: 'registrations-requests/request-page.tsx',
    title: { fr: 'Demande d’inscription', en: 'Registration request' },
    view: async () => (await import('./registrations-requests/request-page.tsx')).RequestPage,
  }),
  route({
    pathname: '/account/bookings',
    file: 'bookings/bookings-page.tsx',
    title: { fr: 'Réservations', en: 'Bookings' },
    view: async () => (await import('./bookings/bookings-page.tsx')).BookingsPage,
  }),
  route({
    pathname: '/account/bookings/$booking',
    file: 'bookings/booking-page.tsx',
    title: { fr: 'Réservation', en: 'Booking' },
    view: async () => (await import('./bookings/booking-page.tsx')).BookingPage,
  }),
  route({
    pathname: '/account/memberships',
    file: 'memberships/memberships-page.tsx',
    title: { fr: 'Abonnements', en: 'Memberships' },
    view: async () => (await import('./memberships/memberships-page.tsx')).MembershipsPage,
  }),
  route({
    pathname: '/account/memberships/$membership',
    file: 'memberships/membership-page.tsx',
    title: { fr: 'Abonnement', en: 'Membership' },
    view: async () => (await import('./memberships/membership-page.tsx')).MembershipPage,
  }),
  route({
    pathname: '/account/bundles',
    file: 'bundles/bundles-page.tsx',
    title: { fr: 'Packs', en: 'Packs' },
    view: async () => (await import('./bundles/bundles-page.tsx')).BundlesPage,
  }),
  route({
    pathname: '/account/bundles/$bundle',
    file: 'bundles/bundle-page.tsx',
    title: { fr: 'Pack', en: 'Pack' },
    view: async () => (await import('./bundles/bundle-page.tsx')).BundlePage,
  }),
  route({
    pathname: '/account/vouchers',
    file: 'vouchers/vouchers-page.tsx',
    title: { fr: 'Bons cadeaux', en: 'Gift vouchers' },
    view: async () => (await import('./vouchers/vouchers-page.tsx')).VouchersPage,
  }),
  route({
    pathname: '/account/vouchers/redeem',
    file: 'vouchers/redeem-page.tsx',
    title: { fr: 'Utiliser un bon cadeau', en: 'Redeem a gift voucher' },
    view: async () => (await import('./vouchers/redeem-page.tsx')).RedeemPage,
  }),
  route({
    pathname: '/account/vouchers/redeem/$code',
    file: 'vouchers/redeem-code-page.tsx',
    title: { fr: 'Utiliser un bon cadeau', en: 'Redeem a gift voucher' },
    view: async () => (await import('./vouchers/redeem-code-page.tsx')).RedeemCodePage,
  }),
  route({
    pathname: '/account/vouchers/$voucher',
    file: 'vouchers/voucher-page.tsx',
    title: { fr: 'Bon cadeau', en: 'Gift voucher' },
    view: async () => (await import('./vouchers/voucher-page.tsx')).VoucherPage,
  }),
  route({
    pathname: '/account/wallet',
    file: 'wallet/wallet-page.tsx',
    title: { fr: 'Mon portefeuille', en: 'My wallet' },
    texts: ['wallet', 'payment-mandates'],
    view: async () => (await import('./wallet/wallet-page.tsx')).WalletPage,
  }),
  route({
    pathname: '/account/carts',
    file: 'carts/carts-page.tsx',
    title: { fr: 'Commandes', en: 'Orders' },
    view: async () => (await import('./carts/carts-page.tsx')).CartsPage,
  }),
  route({
    pathname: '/account/carts/$cart',
    file: 'carts/cart-page.tsx',
    title: { fr: 'Commande', en: 'Order' },
    view: async () => (await import('./carts/cart-page.tsx')).CartPage,
  }),
];
