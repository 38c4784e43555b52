import type { InEachLanguage } from '../base/languages.ts';

/** The words of templates that speak to the writer of a page: readers must never see them. */
export const TEMPLATE_WORDS = {
  season: {
    fr: '<p>Dites ici, en deux phrases, pour qui sont ces activités et ce qui les rend différentes.</p>',
    en: '<p>Say here in two sentences for whom these activities are, and what sets them apart.</p>',
  },
  team: {
    fr: 'Présentez votre équipe en une phrase.',
    en: 'Introduce your team in one sentence.',
  },
  story: {
    fr: '<p>Racontez comment tout a commencé, et ce qui compte pour vous aujourd’hui.</p>',
    en: '<p>Tell how it all began, and what matters to you today.</p>',
  },
} as const satisfies Readonly<Record<string, InEachLanguage<string>>>;

const ALL: ReadonlySet<unknown> = new Set(
  Object.values(TEMPLATE_WORDS).flatMap((words) => Object.values(words)),
);

/** Tests whether a text is still one of a template that speaks to the writer. */
export const isOfTemplate = (text: unknown): boolean => ALL.has(text);
