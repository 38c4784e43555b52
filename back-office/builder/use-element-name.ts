import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import type { PageElement } from '@ribambelle/domain/website/page-tree.ts';
import { usePickText } from '../texts/use-pick-text.ts';
import { wordsIn } from './fields/words-field.tsx';
import { formOf, isElementName } from './known-elements.ts';

type Named = Pick<PageElement, 'element' | 'settings'>;

/** Returns a function that names an element by its kind. */
export function useElementName(): (element: Pick<PageElement, 'element'>) => string {
  const texts = useTexts('office-elements');
  return ({ element }) => (isElementName(element) ? texts.elements[element] : texts.unknown);
}

/** Returns a function that reads the first words of an element, without markup; empty for none. */
export function useElementWords(): (element: Named) => string {
  const pick = usePickText();
  return ({ element, settings }) => {
    for (const [name, { kind }] of Object.entries(formOf(element)?.fields ?? {})) {
      if (kind !== 'words' && kind !== 'rich') continue;
      const text = pick(wordsIn(settings[name]))
        .replaceAll(/<[^>]*>/g, ' ')
        .replaceAll(/&nbsp;|&#160;/g, ' ')
        .replaceAll(/\s+/g, ' ')
        .trim();
      if (text !== '') return text;
    }
    return '';
  };
}
