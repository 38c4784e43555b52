import { buttonClass } from '@ribambelle/ui/actions/button-class.ts';
import { Link } from '@ribambelle/ui/router/link.tsx';
import { useLocation } from '@ribambelle/ui/router/router-context.tsx';
import { useTexts } from '@ribambelle/ui/texts/texts-context.tsx';
import type { ReactElement } from 'react';
import styles from './form.module.css';

/** In place of a form for a visitor: sign in, and be back here with the query as it is (2 §6). */
export const LoginPrompt = (): ReactElement => {
  const texts = useTexts('cart');
  const { path, search } = useLocation();
  return (
    <div className={styles.prompt}>
      <p className={styles.promptTitle}>{texts.login_title}</p>
      <p className={styles.hint}>{texts.login_text}</p>
      <Link
        href={`/auth/login?redirect=${encodeURIComponent(path + search)}`}
        className={buttonClass({ kind: 'primary', size: 'large', wide: true })}
      >
        {texts.login}
      </Link>
    </div>
  );
};
