import { home } from './default-pages/home.ts';
import { type DefaultPage, element, pageOf } from './default-pages/page.ts';
import { pagesOfBlog } from './default-pages/blog.ts';
import { pagesOfBundles } from './default-pages/bundles.ts';
import { pagesOfMemberships } from './default-pages/memberships.ts';
import { pagesOfResources } from './default-pages/resources.ts';
import { pagesOfRequests } from './default-pages/requests.ts';
import { pagesOfVouchers } from './default-pages/vouchers.ts';
import { pagesOfWords } from './default-pages/words.ts';

/**
 * Returns the name under which a default page is known as long as the organiser has no row of its
 * own at its pathname.
 */
export function defaultCuid(pathname: string): string {
  return `default${pathname.replaceAll(/[^a-z0-9]+/g, '-')}`.replace(/-$/, '-home');
}

export type { DefaultPage } from './default-pages/page.ts';

const catalogue: DefaultPage = {
  type: 'DEFAULT',
  pathname: '/activities',
  title: { fr: 'Activités', en: 'Activities' },
  description: {
    fr: 'Toutes nos activités : stages, cours et ateliers à réserver en ligne.',
    en: 'All our activities: camps, courses and workshops to book online.',
  },
  content: [
    element('catalogue', {
      element: 'sections-container',
      children: [
        element('catalogue-header', {
          element: 'sections-header',
          settings: {
            title: { fr: 'Toutes nos activités', en: 'All our activities' },
            subtitle: {
              fr: 'Cherchez un mot, un lieu ou une catégorie\u00a0; les dates et les prix sont à jour.',
              en: 'Look for a word, a place or a category; dates and prices are up to date.',
            },
            level: 'h1',
          },
        }),
        element('catalogue-cards', {
          element: 'catalogs-activities-cards-grid',
          settings: { columns: 3 },
        }),
      ],
    }),
  ],
};

const activity: DefaultPage = {
  type: 'DEFAULT',
  pathname: '/activities/$activity',
  title: { fr: 'Activité', en: 'Activity' },
  description: {},
  content: [
    element('activity', { element: 'activities-default' }),
    element('dates', { element: 'activities-availabilities-list' }),
  ],
};

const availability = {
  type: 'AVAILABILITY',
  title: { fr: 'Date', en: 'Date' },
  description: {},
  element: 'availabilities-default',
} as const;

/**
 * The pages of an organiser who has written none: the pages of 1 §2.1 in use today, complete and in
 * both languages.
 */
export const defaultPages: readonly DefaultPage[] = [
  home,
  catalogue,
  activity,
  pageOf({ ...availability, pathname: '/$availability' }),
  pageOf({ ...availability, pathname: '/availabilities/$availability' }),
  pageOf({ ...availability, pathname: '/availabilities/$slug/$availability' }),
  ...pagesOfBundles,
  ...pagesOfMemberships,
  ...pagesOfResources,
  ...pagesOfVouchers,
  pageOf({
    pathname: '/cart/add',
    title: { fr: 'Ajouter au panier', en: 'Add to cart' },
    description: {},
    element: 'cart-add-availabilities',
  }),
  ...pagesOfRequests,
  pageOf({
    pathname: '/checkout',
    title: { fr: 'Finaliser la commande', en: 'Checkout' },
    description: {},
    element: 'checkout-default',
  }),
  pageOf({
    pathname: '/checkout/$cart/success',
    title: { fr: 'Merci !', en: 'Thank you!' },
    description: {},
    element: 'checkout-success-summary',
  }),
  pageOf({
    pathname: '/auth/login',
    title: { fr: 'Connexion', en: 'Sign in' },
    description: {},
    element: 'sections-auth-login',
  }),
  pageOf({
    pathname: '/auth/register',
    title: { fr: 'Créer un compte', en: 'Create an account' },
    description: {},
    element: 'sections-auth-register',
  }),
  pageOf({
    pathname: '/auth/password',
    title: { fr: 'Mot de passe oublié', en: 'Forgotten password' },
    description: {},
    element: 'sections-auth-password-reset',
  }),
  pageOf({
    pathname: '/newsletters/unsubscribe',
    title: { fr: 'Ne plus recevoir nos nouvelles', en: 'Stop receiving our news' },
    description: {},
    element: 'sections-newsletters-unsubscribe',
  }),
  ...pagesOfBlog,
  ...pagesOfWords,
];
