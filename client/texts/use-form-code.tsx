import type { TextsNoun } from '@ribambelle/texts/all.ts';
import { type ComponentType, useCallback } from 'react';
import { useCode } from '../data/use-code.ts';
import { loadTexts } from './load-texts.ts';
import { MoreTexts, useLanguage } from './texts-context.tsx';

const NONE: readonly TextsNoun[] = [];

/**
 * Returns a form whose code, with the error texts and these nouns, loads once somebody can fill it
 * in; null until then. Pass a `load` and `nouns` that do not change.
 */
export function useFormCode<Props extends object>(
  {
    is_needed,
    nouns = NONE,
  }: { readonly is_needed: boolean; readonly nouns?: readonly TextsNoun[] },
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> | null {
  const language = useLanguage();
  const loadBoth = useCallback(async (): Promise<ComponentType<Props>> => {
    const [Form, texts] = await Promise.all([load(), loadTexts({ language, nouns, errors: true })]);
    return (props) => (
      <MoreTexts texts={texts}>
        <Form {...props} />
      </MoreTexts>
    );
  }, [language, load, nouns]);
  return useCode(is_needed, loadBoth);
}
