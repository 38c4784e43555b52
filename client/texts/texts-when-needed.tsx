import { inEachLanguage, type Language } from '@ribambelle/domain/base/languages.ts';
import { errorLoaders, loaders, type Texts, type TextsNoun } from '@ribambelle/texts/all.ts';
import { type ReactElement, type ReactNode, useMemo } from 'react';
import { type LoadedTexts, TextsProvider } from './texts-context.tsx';

type Coming = { readonly [Noun in TextsNoun]?: Promise<Texts[Noun]> };
type ErrorTexts = Readonly<Record<string, string>>;

/**
 * The promises of requested texts: React wants the same promise each time. A failed one is
 * requested again.
 */
const nouns = inEachLanguage((): Coming => ({}));
const errors = new Map<Language, Promise<ErrorTexts>>();

/**
 * Texts that load when a component first needs them: it waits in the nearest Suspense, unless they
 * are already there.
 */
export const TextsWhenNeeded = (props: {
  readonly language: Language;
  readonly children: ReactNode;
}): ReactElement => {
  const { language, children } = props;
  const texts = useMemo(
    (): LoadedTexts => ({
      language,
      nouns: {},
      errors: null,
      need: { noun: (noun) => nounOf(language, noun), errors: () => errorsOf(language) },
    }),
    [language],
  );
  return <TextsProvider texts={texts}>{children}</TextsProvider>;
};

/**
 * Requests texts before a component needs them. React shows a suspended component no sooner than
 * 300 ms after its fallback: a page that waits for its texts takes that long even when they take a
 * millisecond.
 */
export function loadAhead(language: Language, nouns_ahead: readonly TextsNoun[]): void {
  // the component that needs a failed one requests it again, and shows the error
  for (const noun of nouns_ahead) nounOf(language, noun).catch(() => {});
  errorsOf(language).catch(() => {});
}

function nounOf<Noun extends TextsNoun>(language: Language, noun: Noun): Promise<Texts[Noun]> {
  const coming: Coming[Noun] = nouns[language][noun];
  if (coming !== undefined) return coming;
  const come = readAtOnce(loaders[language][noun]());
  Object.assign(nouns[language], { [noun]: come });
  come.catch(() => Object.assign(nouns[language], { [noun]: undefined }));
  return come;
}

function errorsOf(language: Language): Promise<ErrorTexts> {
  const coming = errors.get(language);
  if (coming !== undefined) return coming;
  const come = readAtOnce(errorLoaders[language]());
  errors.set(language, come);
  come.catch(() => errors.delete(language));
  return come;
}

/**
 * Lets React's `use` return the value of a fulfilled promise at once: it looks for these two
 * fields, which it sets itself on promises that it waited for. Each render of a component uses the
 * same promises in the same order, fulfilled or not, as React counts them.
 */
function readAtOnce<Value>(come: Promise<Value>): Promise<Value> {
  const note = (value: Value) => Object.assign(come, { status: 'fulfilled', value });
  come.then(note, () => {});
  return come;
}
