import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import type { PageElement } from '@ribambelle/domain/website/page-tree.ts';
import { FIRST_LANGUAGE, type Language } from '@ribambelle/domain/base/languages.ts';
import { pickText } from '@ribambelle/domain/base/pick-text.ts';
import { wordsIn } from './fields/words-field.tsx';
import { formOf, isElementName } from './known-elements.ts';

type Named = Pick<PageElement, 'element' | 'settings'>;

/** Returns a function that names an element by its kind. */
export function useElementName(): (element: Pick<PageElement, 'element'>) => string {
  const texts = useTexts('office-elements');
  return ({ element }) => (isElementName(element) ? texts.elements[element] : texts.unknown);
}

/** The settings that say most of an element; the others follow in the order of its form. */
const TELLING = ['title', 'text'];
const rankOf = (name: string): number => (TELLING.includes(name) ? 0 : 1);

/**
 * Returns a function that reads the first words of an element in a language, or another where it
 * has none, without markup; empty for none.
 */
export function elementWordsIn(language: Language): (element: Named) => string {
  return ({ element, settings }) => {
    const fields = Object.entries(formOf(element)?.fields ?? {});
    const words = fields.filter(([, { kind }]) => kind === 'words' || kind === 'rich');
    for (const [name] of words.toSorted(([one], [other]) => rankOf(one) - rankOf(other))) {
      const text = pickText(wordsIn(settings[name]), { language, fallback: FIRST_LANGUAGE })
        .replaceAll(/<[^>]*>/g, ' ')
        .replaceAll(/&nbsp;|&#160;/g, ' ')
        .replaceAll(/\s+/g, ' ')
        .trim();
      if (text !== '') return text;
    }
    return '';
  };
}
