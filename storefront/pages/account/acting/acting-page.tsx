import { sentenceOf } from '@ribambelle/client/data/failed-call.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { useAction } from '@ribambelle/ui/data/use-action.ts';
import { useRefreshSession } from '@ribambelle/ui/data/use-session.ts';
import { Notice } from '@ribambelle/ui/feedback/notice.tsx';
import { Container } from '@ribambelle/ui/layout/page.tsx';
import { useNavigate } from '@ribambelle/ui/router/router-context.tsx';
import { type ReactElement, useEffect, useRef } from 'react';
import styles from '../account.module.css';

/**
 * The arrival of staff from the back-office to act as a family: their proof is behind `#`, is used
 * at once, and removed from the address.
 */
export const ActingPage = (): ReactElement => {
  const texts = useTexts('shell');
  const navigate = useNavigate();
  const refresh = useRefreshSession();
  const has_begun = useRef(false);
  const { mutate, error } = useAction('beginImpersonation', {
    onDone: async () => {
      await refresh();
      navigate('/account/home');
    },
  });
  useEffect(() => {
    if (has_begun.current) return;
    has_begun.current = true;
    // a truncated address is no longer valid either
    const token = window.location.hash.slice(1) || 'none';
    window.history.replaceState(null, '', window.location.pathname);
    mutate({ token });
  }, [mutate]);
  return (
    <main id="content" className={styles.page}>
      <Container width="form">
        <header className={styles.head}>
          <h1 className={styles.title}>{texts.acting.title}</h1>
        </header>
        {error === null ? (
          <p role="status">{texts.loading}</p>
        ) : (
          <Notice tone="red">{sentenceOf(error, texts.unknown_error)}</Notice>
        )}
      </Container>
    </main>
  );
};
