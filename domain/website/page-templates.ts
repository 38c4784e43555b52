import type { InEachLanguage } from '../base/languages.ts';
import { element } from './default-pages/page.ts';
import type { PageTree } from './page-tree.ts';
import { contact } from './template-contact.ts';
import { landing } from './template-landing.ts';
import { TEMPLATE_WORDS } from './template-words.ts';

/** The pages with which an organiser may begin one of its own. */
export const PAGE_TEMPLATES = ['LANDING', 'ABOUT', 'QUESTIONS'] as const;
export type PageTemplate = (typeof PAGE_TEMPLATES)[number];

const about: PageTree = [
  element('header', {
    element: 'sections-header',
    settings: {
      title: { fr: 'Qui sommes-nous', en: 'About us' },
      subtitle: TEMPLATE_WORDS.team,
      level: 'h1',
    },
  }),
  element('story', {
    element: 'sections-split-hero',
    settings: {
      label: { fr: 'Notre histoire', en: 'Our story' },
      title: { fr: 'Depuis le premier jour', en: 'From the first day' },
      description: TEMPLATE_WORDS.story,
      image: '/pictures/field/home.svg',
      origin: 'right',
      level: 'h2',
    },
  }),
  contact,
];

const questions: PageTree = [
  element('header', {
    element: 'sections-header',
    settings: {
      title: { fr: 'Questions fréquentes', en: 'Frequent questions' },
      level: 'h1',
    },
  }),
  element('questions', {
    element: 'sections-container',
    children: [
      element('questions-list', {
        element: 'blocks-faq',
        settings: {
          items: [
            {
              id: 'bring',
              question: { fr: 'Que faut-il emporter ?', en: 'What should we bring?' },
              answer: {
                fr: '<p>Une gourde, un encas et des vêtements qui peuvent se salir.</p>',
                en: '<p>A water bottle, a snack, and clothes that may get dirty.</p>',
              },
            },
            {
              id: 'cancel',
              question: { fr: 'Peut-on annuler ?', en: 'Can we cancel?' },
              answer: {
                fr: '<p>Oui, depuis votre compte. Les conditions sont dites avant de payer.</p>',
                en: '<p>Yes, from your account. The conditions are said before you pay.</p>',
              },
            },
          ],
        },
      }),
    ],
  }),
  contact,
];

/** The content of each template, in both languages: organisers write their own words over it. */
const pageTemplates: Readonly<Record<PageTemplate, PageTree>> = {
  LANDING: landing,
  ABOUT: about,
  QUESTIONS: questions,
};

/** Returns the content of a template whose first title is that of the page. */
export function templateFor(template: PageTemplate, title: InEachLanguage<string>): PageTree {
  const [first, ...others] = pageTemplates[template];
  if (first === undefined) return [];
  return [{ ...first, settings: { ...first.settings, title } }, ...others];
}
