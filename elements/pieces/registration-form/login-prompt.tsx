import { buttonClass } from '@ribambelle/ui/actions/button-class.ts';
import { Link } from '@ribambelle/ui/router/link.tsx';
import { useLocation } from '@ribambelle/ui/router/router-context.tsx';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import type { ReactElement } from 'react';
import styles from './form.module.css';

interface LoginPromptProps {
  /** The reason to sign in here; by default to register. */
  readonly title?: string;
  readonly text?: string;
}

/**
 * Replaces a form for a visitor: links to sign in or open an account, and come back here with the
 * same query (2 §6).
 */
export const LoginPrompt = ({ title, text }: LoginPromptProps): ReactElement => {
  const { sign_in_to_register: texts, sign_in, register } = useTexts('shell');
  const { path, search } = useLocation();
  const redirect = `?redirect=${encodeURIComponent(path + search)}`;
  return (
    <div className={styles.prompt}>
      <p className={styles.promptTitle}>{title ?? texts.title}</p>
      <p className={styles.hint}>{text ?? texts.text}</p>
      <Link
        href={`/auth/login${redirect}`}
        className={buttonClass({ kind: 'primary', size: 'large', wide: true })}
      >
        {sign_in}
      </Link>
      <p className={styles.hint}>
        {texts.first_time} <Link href={`/auth/register${redirect}`}>{register}</Link>
      </p>
    </div>
  );
};
