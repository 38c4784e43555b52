import type { Language } from '@ribambelle/domain/base/languages.ts';
import { DatesProvider } from '@mantine/dates';
import 'dayjs/locale/fr';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { chooseLanguage, currentLanguage } from '../texts/language.ts';
import { queries } from '../data/client.ts';
import { LanguageContext } from '../texts/use-texts.ts';

/** The language of everything inside; a change asks the server again, since it answers in the user's language. */
export function LanguageProvider(props: { children: ReactNode }) {
  const [language, setLanguage] = useState(currentLanguage);
  useEffect(() => chooseLanguage(language), [language]);
  const value = useMemo(
    () => ({
      language,
      choose: (chosen: Language) => {
        if (chosen === language) return;
        chooseLanguage(chosen);
        setLanguage(chosen);
        void queries.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'texts' });
      },
    }),
    [language],
  );
  return (
    <LanguageContext value={value}>
      <DatesProvider settings={{ locale: language, firstDayOfWeek: 1 }}>
        {props.children}
      </DatesProvider>
    </LanguageContext>
  );
}
