import { HABITS } from '@ribambelle/domain/base/languages.ts';
import { useWebsite } from '@ribambelle/ui/data/site-context.tsx';
import { addressOf } from '@ribambelle/ui/router/page-url.ts';
import { useLocation } from '@ribambelle/ui/router/router-context.tsx';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import type { ReactElement } from 'react';
import styles from './language-switch.module.css';

/**
 * A link to the same page in the other language; the browser reloads it, since every text of it
 * changes.
 */
export const LanguageSwitch = (): ReactElement | null => {
  const { languages } = useWebsite().organiser;
  const texts = useTexts('shell');
  const pageUrl = useLocation();
  if (languages.length < 2) return null;
  return (
    <ul className={styles.switch} aria-label={texts.language}>
      {languages.map((language) => (
        <li key={language}>
          <a
            className={styles.language}
            href={addressOf({ ...pageUrl, language })}
            hrefLang={language}
            lang={language}
            aria-label={`${language.toUpperCase()}, ${HABITS[language].name}`}
            aria-current={language === pageUrl.language ? 'true' : undefined}
          >
            {language.toUpperCase()}
          </a>
        </li>
      ))}
    </ul>
  );
};
