import type { GalleryScene } from './gallery-scene.ts';
import { refusedFor, usual } from './gallery-states.ts';

const LONG =
  'Psychomotricité, éveil musical et découverte de l’environnement pour les plus jeunes en périscolaire';
const WORDS =
  'Dehors par tous les temps, en petits groupes, avec des animateurs qui connaissent le prénom de chacun.';
const PICTURE = '/pictures/forest/gallery.svg';
const TABS = [
  { text: 'Toutes les dates', href: '/dates' },
  { text: 'L’agenda', href: '/agenda' },
  { text: 'La semaine', href: '/week' },
];

/** The blocks of text, links and pictures. */
export const galleryOfBlocks = {
  'blocks-alert': [
    ...['blue', 'red', 'yellow', 'green'].map((color) => ({
      name: color,
      settings: { color, title: 'À savoir', content: WORDS },
    })),
    refusedFor({ color: 'pink', title: 'À savoir' }),
  ],
  'blocks-button': [
    ...['primary', 'secondary', 'white', 'blurred', 'plain'].map((style) => ({
      name: style,
      settings: { style, text: 'S’inscrire', href: '#' },
    })),
    refusedFor({ text: '', href: '#' }),
  ],
  'blocks-faq': [
    usual({
      items: ['lunch', 'bus', 'rain'].map((id) => ({
        id,
        question: id === 'rain' ? LONG : 'Que faut-il prévoir\u00a0?',
        answer: `<p>${WORDS}</p>`,
      })),
    }),
    refusedFor({ items: [] }),
  ],
  'blocks-feature-highlight': [
    ...['left', 'center', 'right'].map((alignment) => ({
      name: alignment,
      settings: {
        alignment,
        label: 'Nouveau',
        title: 'Une cuisine pour les enfants',
        subtitle: LONG,
        content: `<p>${WORDS}</p>`,
        image: PICTURE,
      },
    })),
    refusedFor({ title: '' }),
  ],
  'blocks-heading': [
    ...['h1', 'h2', 'h3', 'h4'].map((level) => ({ name: level, settings: { level, text: LONG } })),
    refusedFor({ text: '' }),
  ],
  'blocks-iframe': [
    usual({ url: 'https://www.openstreetmap.org/export/embed.html', title: 'Le plan' }),
    refusedFor({ url: 'http://example.org' }),
  ],
  'blocks-image': [
    usual({ url: PICTURE, 'aspect-ratio': '16 / 9' }),
    refusedFor({ url: 'no address' }),
  ],
  'blocks-paragraph': [
    usual({ text: `${WORDS}\n\n${WORDS}` }),
    { name: 'large', settings: { text: WORDS, size: 'large' } },
    refusedFor({ text: '' }),
  ],
  'blocks-rich-text': [
    usual({
      content: `<h2>Au programme</h2><p>${WORDS}</p><ul><li>Nager</li><li>Plonger</li></ul>`,
    }),
    refusedFor({ content: '' }),
  ],
  'blocks-search': [usual({}), refusedFor({ href: 'https://example.org' })],
  'blocks-tabs': [
    { ...usual({ links: TABS, label: 'Nos dates' }), at: '/week' },
    { name: 'none of them is open', settings: { links: TABS }, at: '/elsewhere' },
    {
      name: 'long words',
      settings: { links: [...TABS, { text: LONG, href: '/long' }] },
      at: '/agenda?search=eau',
    },
    refusedFor({ links: [] }),
  ],
} satisfies Readonly<Record<string, readonly GalleryScene[]>>;
