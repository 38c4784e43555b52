import { type DefaultPage, element } from './page.ts';

const terms: DefaultPage = {
  type: 'DEFAULT',
  pathname: '/terms',
  title: { fr: 'Conditions générales', en: 'Terms and conditions' },
  description: {
    fr: 'Les conditions de nos inscriptions.',
    en: 'The terms of our registrations.',
  },
  content: [
    element('terms', {
      element: 'sections-container',
      children: [
        element('terms-header', {
          element: 'sections-header',
          settings: {
            title: { fr: 'Conditions générales', en: 'Terms and conditions' },
            subtitle: {
              fr: 'Ce qui vaut pour chaque inscription faite sur ce site.',
              en: 'What applies to every registration made on this site.',
            },
            level: 'h1',
          },
        }),
        element('terms-text', {
          element: 'blocks-rich-text',
          settings: {
            content: {
              fr: '<h2>Inscription</h2><p>Une inscription vaut pour les dates et la personne indiquées. Elle est confirmée par e-mail.</p><h2>Paiement</h2><p>Le prix et l’acompte éventuel sont ceux qui sont affichés au moment de la commande, toutes taxes comprises.</p><h2>Annulation</h2><p>Une annulation se demande depuis votre compte ou en nous écrivant. Le droit de rétractation de quatorze jours ne s’applique pas aux activités de loisirs prévues à une date déterminée.</p><h2>Données personnelles</h2><p>Vos données servent à organiser les activités. Vous pouvez les consulter, les corriger et demander leur suppression.</p>',
              en: '<h2>Registration</h2><p>A registration is for the dates and the person named in it. It is confirmed by e-mail.</p><h2>Payment</h2><p>The price and the deposit, if any, are those shown when you order, taxes included.</p><h2>Cancellation</h2><p>You can cancel from your account or by writing to us. The fourteen-day right of withdrawal does not apply to leisure activities on a given date.</p><h2>Personal data</h2><p>We use your data to run the activities. You can view them, correct them and ask us to delete them.</p>',
            },
          },
        }),
      ],
    }),
  ],
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

/** The pages that are only words. */
export const pagesOfWords: readonly DefaultPage[] = [terms, notFound];
