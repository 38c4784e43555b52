import { type DefaultPage, element } from './page.ts';

const terms: DefaultPage = {
  type: 'DEFAULT',
  pathname: '/terms',
  title: { fr: 'Conditions générales', en: 'Terms and conditions' },
  description: {
    fr: 'Les conditions de nos inscriptions.',
    en: 'The terms of our registrations.',
  },
  content: [element('terms', { element: 'terms-default' })],
};

const notFound: DefaultPage = {
  type: 'DEFAULT',
  pathname: '/page-not-found',
  title: { fr: 'Page introuvable', en: 'Page not found' },
  description: {},
  content: [
    element('not-found', {
      element: 'sections-split-hero',
      settings: {
        label: { fr: 'Erreur 404', en: 'Error 404' },
        title: {
          fr: 'Cette page n’existe pas, ou plus',
          en: 'We can’t find this page',
        },
        description: {
          fr: '<p>L’adresse a peut-être changé, ou l’activité est terminée. Nos activités en cours, elles, sont toutes au même endroit.</p>',
          en: '<p>The address may have changed, or the activity may be over. Everything on offer is in one place.</p>',
        },
        image: '/pictures/sky/not-found.svg',
      },
      children: [
        element('not-found-activities', {
          element: 'blocks-button',
          settings: {
            style: 'primary',
            text: { fr: 'Voir les activités', en: 'View activities' },
            href: '/activities',
          },
        }),
        element('not-found-home', {
          element: 'blocks-button',
          settings: {
            style: 'secondary',
            text: { fr: 'Retour à l’accueil', en: 'Back to the home page' },
            href: '/',
          },
        }),
      ],
    }),
  ],
};

/** The pages that contain only text. */
export const pagesOfWords: readonly DefaultPage[] = [terms, notFound];
