import { type InEachLanguage, inEachLanguage } from '../base/languages.ts';
import { element, point } from './default-pages/page.ts';
import { home } from './default-pages/home.ts';
import type { PageElement, PageTree } from './page-tree.ts';

type Words = InEachLanguage<string>;

/** The content of a home page that an organiser writes. */
export interface HomePage {
  readonly title: Words;
  /** Rich text. */
  readonly text: Words;
  /** The address of the picture; null for a drawing. */
  readonly picture: string | null;
  /** The description of the picture for people who cannot see it; empty when it is decorative. */
  readonly picture_alt: Words;
  /** Three at most. An empty link leads nowhere. */
  readonly highlights: readonly {
    readonly title: Words;
    readonly text: Words;
    readonly href: string;
  }[];
  readonly featured: Featured;
}

/**
 * The activities on the page: those that start soon, those of some categories (by cuid), or some of
 * them (by id).
 */
export interface Featured {
  readonly of: 'SOON' | 'CATEGORIES' | 'ACTIVITIES';
  readonly categories: readonly string[];
  readonly activities: readonly number[];
}

const DRAWING = '/pictures/field/home.svg';
const ALL = { fr: 'Voir les activités', en: 'View activities' };
const MORE = { fr: 'En savoir plus', en: 'Find out more' };

/** Returns the content of a home page that is not written yet: that of the default page. */
export function usualHome(): HomePage {
  const [hero] = home.content;
  return {
    title: wordsOf(hero?.settings['title']),
    text: wordsOf(hero?.settings['description']),
    picture: null,
    picture_alt: inEachLanguage(() => ''),
    highlights: [],
    featured: { of: 'SOON', categories: [], activities: [] },
  };
}

/** Returns the page as a tree of elements, like every page. */
export function homeTree(page: HomePage): PageTree {
  const [, soon, steps] = home.content;
  const featured = featuredOf(page.featured);
  return [
    heroOf(page),
    ...(page.highlights.length > 0 ? [highlightsOf(page)] : []),
    featured ?? soon,
    steps,
  ].filter((part) => part !== undefined);
}

function heroOf({ title, text, picture, picture_alt }: HomePage): PageElement {
  return element('hero', {
    element: 'sections-split-hero',
    settings: {
      label: '',
      title,
      description: text,
      image: picture ?? DRAWING,
      alt: picture === null ? '' : picture_alt,
      layout: 'container',
      origin: 'left',
    },
    children: [
      element('hero-button', {
        element: 'blocks-button',
        settings: { style: 'primary', text: ALL, href: '/activities' },
      }),
      element('hero-search', { element: 'blocks-search' }),
    ],
  });
}

function highlightsOf({ highlights }: HomePage): PageElement {
  return element('highlights', {
    element: 'sections-container',
    children: [
      element('highlights-grid', {
        element: 'containers-grid',
        settings: { columns: highlights.length },
        children: highlights.map(({ title, text, href }, index) => {
          const words = point(`highlight-${index + 1}`, { title, text, level: 'h2' });
          if (href === '') return words;
          const link = element(`highlight-${index + 1}-link`, {
            element: 'blocks-button',
            settings: { style: 'secondary', text: MORE, href },
          });
          return { ...words, children: [...words.children, link] };
        }),
      }),
    ],
  });
}

/** Returns the chosen activities; null when none were chosen. */
function featuredOf({ of, categories, activities }: Featured): PageElement | null {
  const only =
    of === 'CATEGORIES'
      ? { categories }
      : of === 'ACTIVITIES'
        ? { activities }
        : { activities: [] };
  if (Object.values(only).every((choices) => choices.length === 0)) return null;
  return element('activities', {
    element: 'sections-container',
    children: [
      element('activities-header', {
        element: 'sections-header',
        settings: { title: { fr: 'À la une', en: 'Featured' } },
      }),
      element('activities-cards', {
        element: 'catalogs-activities-cards-grid',
        settings: { columns: 3, limit: 6, ...only, 'activities-filters': [] },
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
}

function wordsOf(settings: unknown): Words {
  const values = new Map<string, unknown>(
    typeof settings === 'object' && settings !== null ? Object.entries(settings) : [],
  );
  return inEachLanguage((language) => {
    const text = values.get(language);
    return typeof text === 'string' ? text : '';
  });
}
