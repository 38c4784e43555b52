import type { Language } from '@ribambelle/domain/base/languages.ts';
import { loadAhead, TextsWhenNeeded } from '@ribambelle/client/texts/texts-when-needed.tsx';
import { DatesProvider } from '@mantine/dates';
import 'dayjs/locale/fr';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { chooseLanguage, currentLanguage } from '../texts/language.ts';
import { answers } from '../data/client.ts';
import { officeNouns } from '../texts/office-nouns.ts';
import { LanguageContext } from '../texts/language-choice.ts';

/** The language of everything inside; the server answers in it too. */
export function LanguageProvider(props: { children: ReactNode }) {
  const [language, setLanguage] = useState(firstLanguage);
  useEffect(() => chooseLanguage(language), [language]);
  const value = useMemo(
    () => ({
      language,
      choose: (new_language: Language) => {
        if (new_language === language) return;
        chooseLanguage(new_language);
        loadAhead(new_language, officeNouns);
        keepAnswers(language, new_language);
        setLanguage(new_language);
      },
    }),
    [language],
  );
  return (
    <LanguageContext value={value}>
      <DatesProvider settings={{ locale: language, firstDayOfWeek: 1 }}>
        <TextsWhenNeeded language={language}>{props.children}</TextsWhenNeeded>
      </DatesProvider>
    </LanguageContext>
  );
}

/** Returns the first language, and starts to load its texts. */
function firstLanguage(): Language {
  const language = currentLanguage();
  loadAhead(language, officeNouns);
  return language;
}

/**
 * Keeps the answers on the screen until they have come in the other language, so that nothing typed
 * is lost.
 */
function keepAnswers(before: Language, after: Language): void {
  for (const [[name, request, language], answer] of answers.all()) {
    if (language === before) answers.keep([name, request, after], { data: answer, updated_at: 0 });
  }
}
