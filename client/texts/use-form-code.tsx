import { type ComponentType, useCallback } from 'react';
import { useCode } from '../data/use-code.ts';
import { loadErrorTexts } from './load-texts.ts';
import { ErrorTexts, useLanguage } from './texts-context.tsx';

/**
 * A form whose code, with the words of the error codes, comes when somebody is there who can fill it in; null until then.
 * Give a `load` that does not change.
 */
export function useFormCode<Props extends object>(
  wanted: boolean,
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> | null {
  const language = useLanguage();
  const loadBoth = useCallback(async (): Promise<ComponentType<Props>> => {
    const [Form, errors] = await Promise.all([load(), loadErrorTexts(language)]);
    return (props) => (
      <ErrorTexts errors={errors}>
        <Form {...props} />
      </ErrorTexts>
    );
  }, [language, load]);
  return useCode(wanted, loadBoth);
}
