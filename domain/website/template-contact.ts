import { element } from './default-pages/page.ts';

/** The end of a template: a question leads to the foot of the page. */
export const contact = element('contact', {
  element: 'sections-basic',
  settings: { padding: { top: 64, right: 0, bottom: 64, left: 0 }, background: { color: 'tint' } },
  children: [
    element('contact-header', {
      element: 'sections-header',
      settings: {
        title: { fr: 'Une question ?', en: 'A question?' },
        subtitle: {
          fr: 'Écrivez-nous ou appelez-nous : nos coordonnées sont au bas de chaque page.',
          en: 'Write to us or call us: you find how at the foot of each page.',
        },
      },
    }),
  ],
});
