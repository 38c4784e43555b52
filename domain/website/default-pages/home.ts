import { type DefaultPage, element, point } from './page.ts';

const hero = element('hero', {
  element: 'sections-split-hero',
  settings: {
    label: { fr: 'Stages, cours et ateliers', en: 'Camps, courses and workshops' },
    title: {
      fr: 'De quoi remplir leurs journées de bons souvenirs',
      en: 'Days they will still talk about next year',
    },
    description: {
      fr: '<p>Pendant les vacances ou chaque semaine après l’école : choisissez une activité, une date, et votre place est gardée en quelques minutes.</p>',
      en: '<p>In the holidays or every week after school: choose an activity and a date, and your place is booked within minutes.</p>',
    },
    image: '/pictures/field/home.svg',
    layout: 'container',
    origin: 'left',
  },
  children: [
    element('hero-button', {
      element: 'blocks-button',
      settings: {
        style: 'primary',
        text: { fr: 'Voir les activités', en: 'View activities' },
        href: '/activities',
      },
    }),
    element('hero-search', { element: 'blocks-search' }),
  ],
});

const activities = element('activities', {
  element: 'sections-container',
  children: [
    element('activities-header', {
      element: 'sections-header',
      settings: {
        label: { fr: 'Bientôt', en: 'Coming up' },
        title: { fr: 'Il reste des places', en: 'Places still available' },
        subtitle: {
          fr: 'Ce qui commence prochainement, et que vous pouvez réserver dès maintenant.',
          en: 'What starts soon and can be booked right now.',
        },
      },
    }),
    element('activities-cards', {
      element: 'catalogs-activities-cards-grid',
      settings: { columns: 3, limit: 6, 'available-only': true, 'activities-filters': [] },
    }),
    element('activities-all', {
      element: 'blocks-button',
      settings: {
        style: 'secondary',
        text: { fr: 'Toutes les activités', en: 'All activities' },
        href: '/activities',
      },
    }),
  ],
});

const steps = element('steps', {
  element: 'sections-basic',
  settings: { padding: { top: 80, bottom: 80, left: 0, right: 0 }, background: { color: 'tint' } },
  children: [
    element('steps-header', {
      element: 'sections-header',
      settings: {
        label: { fr: 'Comment ça marche', en: 'How it works' },
        title: { fr: 'Inscrits en trois temps', en: 'Signed up in three steps' },
      },
    }),
    element('steps-grid', {
      element: 'containers-grid',
      settings: { columns: 3 },
      children: [
        point('choose', {
          title: { fr: '1. Choisissez une date', en: '1. Choose a date' },
          text: {
            fr: 'Chaque activité montre ses dates, ses heures, son lieu et ce qu’il reste de places.',
            en: 'Every activity shows its dates, hours, place and what is left.',
          },
        }),
        point('tell', {
          title: { fr: '2. Dites-nous pour qui', en: '2. Tell us who it is for' },
          text: {
            fr: 'Un compte suffit pour toute la famille. Nous ne demandons que ce qui est utile le jour même.',
            en: 'One account does for the whole family. We only ask what is useful on the day.',
          },
        }),
        point('pay', {
          title: { fr: '3. Payez comme vous voulez', en: '3. Pay as you like' },
          text: {
            fr: 'La place est gardée pendant que vous terminez. Tout se retrouve ensuite dans votre compte.',
            en: 'The place is kept while you finish. Everything is in your account afterwards.',
          },
        }),
      ],
    }),
  ],
});

/** The home page of an organiser who has not written one yet. */
export const home: DefaultPage = {
  type: 'DEFAULT',
  pathname: '/',
  title: { fr: 'Accueil', en: 'Home' },
  description: {
    fr: 'Stages, cours et ateliers : trouvez une activité, choisissez une date et inscrivez-vous en ligne.',
    en: 'Camps, courses and workshops: find an activity, choose a date and sign up online.',
  },
  content: [hero, activities, steps],
};
