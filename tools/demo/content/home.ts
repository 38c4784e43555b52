import { element, point } from '@ribambelle/domain/website/default-pages/page.ts';
import type { PageElement, PageTree } from '@ribambelle/domain/website/page-tree.ts';
import type { DemoScene, DemoScenes } from '../scenes.ts';
import { bilingual, type Words } from '../shop.ts';
import { CREDIT } from './scenes.ts';

const button = (
  id: string,
  is: { style: string; fr: string; en: string; href: string },
): PageElement =>
  element(id, {
    element: 'blocks-button',
    settings: { style: is.style, text: { fr: is.fr, en: is.en }, href: is.href },
  });

const heroOf = ({ shower }: DemoScenes) =>
  element('hero', {
    element: 'sections-split-hero',
    settings: {
      label: {
        fr: 'L’Éclaircie, Bruxelles et Brabant wallon',
        en: 'L’Éclaircie, Brussels and Walloon Brabant',
      },
      title: {
        fr: 'Entre deux averses, une enfance au grand air',
        en: 'Between two showers, a childhood outdoors',
      },
      description: {
        fr: '<p>Des stages de vacances, des cours toute l’année et des dimanches en famille. Plus de soixante activités, douze lieux, et des animateurs qui connaissent le prénom de chacun.</p>',
        en: '<p>Holiday camps, classes all year round and family Sundays. More than sixty activities, twelve places, and leaders who know every child by name.</p>',
      },
      image: shower.address,
      alt: shower.alt,
      layout: 'container',
      origin: 'left',
    },
    children: [
      element('hero-buttons', {
        element: 'containers-flex',
        settings: { justify: 'start' },
        children: [
          button('hero-all', {
            style: 'primary',
            fr: 'Choisir une activité',
            en: 'Choose an activity',
            href: '/activities',
          }),
          button('hero-us', {
            style: 'plain',
            fr: 'Qui sommes-nous ?',
            en: 'Who we are',
            href: '/about',
          }),
        ],
      }),
      element('hero-search', { element: 'blocks-search' }),
    ],
  });

const notice = element('notice', {
  element: 'sections-container',
  children: [
    element('notice-text', {
      element: 'blocks-alert',
      settings: {
        color: 'green',
        title: { fr: 'Tarif solidaire', en: 'Solidarity price' },
        content: {
          fr: '<p>Aucun enfant ne reste dehors pour une question d’argent : écrivez-nous, nous trouvons une solution en deux jours.</p>',
          en: '<p>No child stays out for want of money: write to us and we find a way within two days.</p>',
        },
      },
    }),
  ],
});

const soon = element('soon', {
  element: 'sections-container',
  children: [
    element('soon-header', {
      element: 'sections-header',
      settings: {
        label: { fr: 'En ce moment', en: 'Right now' },
        title: { fr: 'Il reste des places', en: 'Places still available' },
        subtitle: {
          fr: 'Un aperçu de chaque univers ; le catalogue complet est à un clic.',
          en: 'A taste of every theme; the whole catalogue is one click away.',
        },
      },
    }),
    element('soon-cards', {
      element: 'catalogs-activities-cards-grid',
      settings: { columns: 3, limit: 9, 'available-only': true, 'activities-filters': [] },
    }),
    element('soon-more', {
      element: 'containers-flex',
      children: [
        button('soon-all', {
          style: 'secondary',
          fr: 'Voir toutes les activités',
          en: 'See all activities',
          href: '/activities',
        }),
      ],
    }),
  ],
});

const promise = (
  id: string,
  { title: [fr, en], text }: { title: [string, string]; text: [string, string] },
): PageElement => point(id, { title: { fr, en }, text: { fr: text[0], en: text[1] } });

const promises = element('promises', {
  element: 'sections-basic',
  settings: { padding: { top: 80, bottom: 80, left: 0, right: 0 }, background: { color: 'tint' } },
  children: [
    element('promises-header', {
      element: 'sections-header',
      settings: {
        label: { fr: 'Notre manière', en: 'How we do it' },
        title: {
          fr: 'Trois choses que nous ne négocions pas',
          en: 'Three things we do not negotiate',
        },
      },
    }),
    element('promises-grid', {
      element: 'containers-grid',
      settings: { columns: 3 },
      children: [
        promise('small', {
          title: ['De petits groupes', 'Small groups'],
          text: [
            'Un adulte pour huit enfants, un pour cinq avant six ans. Le nombre de places affiché est le vrai.',
            'One adult for eight children, one for five under six. The number of places you see is the real one.',
          ],
        }),
        promise('weather', {
          title: ['Dehors, par tous les temps', 'Outdoors in any weather'],
          text: [
            'La pluie fait partie du programme. Nous prêtons des bottes à ceux qui n’en ont pas.',
            'Rain is part of the programme. We lend wellies to those who have none.',
          ],
        }),
        promise('languages', {
          title: ['Trois langues, un même jeu', 'Three languages, one game'],
          text: [
            'Français, anglais, néerlandais : on les apprend en courant, jamais sur une chaise.',
            'French, English, Dutch: learnt while running, never on a chair.',
          ],
        }),
      ],
    }),
  ],
});

const closingOf = ({ fire }: DemoScenes) =>
  element('closing', {
    element: 'sections-banner',
    settings: {
      title: { fr: 'Les vacances commencent ici', en: 'The holidays begin here' },
      subtitle: {
        fr: 'Inscriptions ouvertes neuf mois à l’avance, sans file et sans fax.',
        en: 'Registration opens nine months ahead, with no queue and no fax.',
      },
      background: {
        image: fire.address,
        overlay: { color: 'black', opacity: 55 },
      },
      level: 'h2',
    },
  });

/** A picture with a line below it. */
const place = (id: string, { scene, text }: { scene: DemoScene; text: Words }): PageElement =>
  element(id, {
    element: 'containers-basic',
    children: [
      element(`${id}-picture`, {
        element: 'blocks-image',
        settings: { url: scene.address, alt: scene.alt, 'aspect-ratio': '4 / 3' },
      }),
      element(`${id}-text`, { element: 'blocks-paragraph', settings: { text: bilingual(text) } }),
    ],
  });

/** The credit of the pictures, below them. */
export const CREDITS = element('credits', {
  element: 'blocks-paragraph',
  settings: { text: bilingual(CREDIT), alignment: 'right' },
});

/** Pictures of the places, with their credit. */
const placesOf = ({ house, court, party }: DemoScenes) =>
  element('places', {
    element: 'sections-container',
    children: [
      element('places-header', {
        element: 'sections-header',
        settings: {
          label: { fr: 'Chez nous', en: 'Our places' },
          title: { fr: 'Là où ça se passe', en: 'Where it happens' },
        },
      }),
      element('places-grid', {
        element: 'containers-grid',
        settings: { columns: 3 },
        children: [
          place('places-house', {
            scene: house,
            text: [
              'La maison de la rue du Bailli : on y entre par la porte au soleil.',
              'The house on Rue du Bailli: come in by the door with the sun.',
            ],
          }),
          place('places-court', {
            scene: court,
            text: [
              'Le court du fond, à l’ombre des tilleuls tout l’après-midi.',
              'The court at the back, in the shade of the lime trees all afternoon.',
            ],
          }),
          place('places-party', {
            scene: party,
            text: [
              'La salle des anniversaires, pour vingt-quatre enfants et un gâteau.',
              'The birthday room, for twenty-four children and a cake.',
            ],
          }),
        ],
      }),
      CREDITS,
    ],
  });

/** The home page of L’Éclaircie, with its pictures. */
export const homeOf = (scenes: DemoScenes): PageTree => [
  heroOf(scenes),
  notice,
  soon,
  promises,
  placesOf(scenes),
  closingOf(scenes),
];

/** The page about the organiser and its places. */
export const aboutOf = ({ house }: DemoScenes): PageTree => [
  element('about', {
    element: 'sections-container',
    children: [
      element('about-header', {
        element: 'sections-header',
        settings: {
          level: 'h1',
          label: { fr: 'Depuis 1987', en: 'Since 1987' },
          title: { fr: 'Une maison, rue du Bailli', en: 'A house on Rue du Bailli' },
          subtitle: {
            fr: 'Et onze autres lieux où l’on peut se salir.',
            en: 'And eleven other places to get dirty in.',
          },
        },
      }),
      element('about-picture', {
        element: 'blocks-image',
        settings: { url: house.address, alt: house.alt, 'aspect-ratio': '16 / 9' },
      }),
      element('about-text', {
        element: 'blocks-rich-text',
        settings: {
          content: {
            fr: '<p>Trois institutrices, un garage prêté et un ballon : L’Éclaircie est née un mercredi de pluie. Elle compte aujourd’hui quarante animateurs, mais le ballon est toujours là.</p><p>Nous sommes une ASBL reconnue par l’ONE. L’attestation fiscale et l’intervention de votre mutuelle vous sont envoyées après chaque stage, sans que vous ayez à la demander.</p><h2>Nous rendre visite</h2><p>Rue du Bailli 74, 1050 Ixelles. Tram 81 et 93, arrêt Bailli. Du lundi au vendredi, de 9 h à 17 h : il y a du café.</p>',
            en: '<p>Three teachers, a borrowed garage and a ball: L’Éclaircie was born on a rainy Wednesday. Today it has forty leaders, but the ball is still there.</p><p>We are a non-profit recognised by the ONE. Your tax certificate and the form for your health fund are sent after every camp without your asking.</p><h2>Visit us</h2><p>Rue du Bailli 74, 1050 Ixelles. Trams 81 and 93, stop Bailli. Monday to Friday, nine to five: there is coffee.</p>',
          },
        },
      }),
      CREDITS,
    ],
  }),
];
