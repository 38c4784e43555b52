import { buttonClass } from '@ribambelle/ui/actions/button-class.ts';
import { Link } from '@ribambelle/ui/router/link.tsx';
import { useLocation } from '@ribambelle/ui/router/router-context.tsx';
import { useTexts } from '@ribambelle/ui/texts/texts-context.tsx';
import type { ReactElement } from 'react';
import styles from './form.module.css';

interface LoginPromptProps {
  /** What signing in is good for here; to register when nothing is said. */
  readonly title?: string;
  readonly text?: string;
}

/** In place of a form for a visitor: sign in, and be back here with the query as it is (2 §6). */
export const LoginPrompt = ({ title, text }: LoginPromptProps): ReactElement => {
  const texts = useTexts('cart');
  const { path, search } = useLocation();
  return (
    <div className={styles.prompt}>
      <p className={styles.promptTitle}>{title ?? texts.login_title}</p>
      <p className={styles.hint}>{text ?? texts.login_text}</p>
      <Link
        href={`/auth/login?redirect=${encodeURIComponent(path + search)}`}
        className={buttonClass({ kind: 'primary', size: 'large', wide: true })}
      >
        {texts.login}
      </Link>
    </div>
  );
};
