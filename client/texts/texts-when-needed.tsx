import { inEachLanguage, type Language } from '@ribambelle/domain/base/languages.ts';
import { errorLoaders, loaders, type Texts, type TextsNoun } from '@ribambelle/texts/all.ts';
import { type ReactElement, type ReactNode, useMemo } from 'react';
import { type LoadedTexts, TextsProvider } from './texts-context.tsx';

type Coming = { readonly [Noun in TextsNoun]?: Promise<Texts[Noun]> };
type ErrorTexts = Readonly<Record<string, string>>;

/** What was requested: React wants the same promise each time. What failed is requested again. */
const nouns = inEachLanguage((): Coming => ({}));
const errors = new Map<Language, Promise<ErrorTexts>>();

/** Words that come when a piece first needs them: it waits in the nearest Suspense, unless they have come already. */
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
 * Requests words before a piece needs them. React shows what waited in a Suspense no sooner than 300 ms after what stood in its place: a page
 * that waits for its words costs that even when they take a millisecond.
 */
export function loadAhead(language: Language, wanted: readonly TextsNoun[]): void {
  // what does not come is requested again by the piece that needs it, which says so
  for (const noun of wanted) nounOf(language, noun).catch(() => {});
  errorsOf(language).catch(() => {});
}

function nounOf<Noun extends TextsNoun>(language: Language, noun: Noun): Promise<Texts[Noun]> {
  const known: Coming[Noun] = nouns[language][noun];
  if (known !== undefined) return known;
  const come = readAtOnce(loaders[language][noun]());
  Object.assign(nouns[language], { [noun]: come });
  come.catch(() => Object.assign(nouns[language], { [noun]: undefined }));
  return come;
}

function errorsOf(language: Language): Promise<ErrorTexts> {
  const known = errors.get(language);
  if (known !== undefined) return known;
  const come = readAtOnce(errorLoaders[language]());
  errors.set(language, come);
  come.catch(() => errors.delete(language));
  return come;
}

/**
 * Has React's `use` answer at once what a promise brought, once it has: it looks for these two fields, which it sets itself on what it waited
 * for. Each drawing of a piece uses the same promises in the same order, whether they have come or not, as React counts them.
 */
function readAtOnce<Value>(come: Promise<Value>): Promise<Value> {
  const note = (value: Value) => Object.assign(come, { status: 'fulfilled', value });
  come.then(note, () => {});
  return come;
}
