import { buttonClass } from '@ribambelle/ui/actions/button-class.ts';
import { type Session, useSession } from '@ribambelle/ui/data/use-session.ts';
import { Link } from '@ribambelle/ui/router/link.tsx';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { type ReactElement, useEffect, useState } from 'react';
import styles from './auth-frame.module.css';

/**
 * Returns the customer that was already signed in when the page opened; null for a visitor, and for
 * one that signs in on this page.
 */
export function useSignedInBefore(): Session['customer'] {
  const session = useSession();
  const [first, setFirst] = useState<Session>();
  useEffect(() => {
    if (session !== undefined) setFirst((previous) => previous ?? session);
  }, [session]);
  return session?.customer == null ? null : (first?.customer ?? null);
}

/** Replaces the form for somebody who is signed in: their name, and a link to continue. */
export const AlreadySignedIn = ({
  fullname,
  redirect,
}: {
  readonly fullname: string;
  readonly redirect: string;
}): ReactElement => {
  const texts = useTexts('sign-in');
  return (
    <div className={styles.already}>
      <p>{texts.already(fullname)}</p>
      <Link href={redirect} className={buttonClass({ size: 'large', wide: true })}>
        {texts.go_on}
      </Link>
    </div>
  );
};
