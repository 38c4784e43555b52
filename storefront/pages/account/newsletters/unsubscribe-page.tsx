import { safeRedirect } from '@ribambelle/domain/website/safe-redirect.ts';
import { sentenceOf } from '@ribambelle/client/data/failed-call.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { Button } from '@ribambelle/ui/actions/button.tsx';
import { buttonClass } from '@ribambelle/ui/actions/button-class.ts';
import { useAction } from '@ribambelle/ui/data/use-action.ts';
import { useRefreshSession } from '@ribambelle/ui/data/use-session.ts';
import { Notice } from '@ribambelle/ui/feedback/notice.tsx';
import { Container } from '@ribambelle/ui/layout/page.tsx';
import { Link } from '@ribambelle/ui/router/link.tsx';
import { useLocation } from '@ribambelle/ui/router/router-context.tsx';
import { type ReactElement, useState } from 'react';
import styles from '../account.module.css';

/**
 * The page of the link at the foot of news, without a sign-in: one button, so that a program that
 * only opens links ends nothing (3 §2).
 */
export const UnsubscribePage = (): ReactElement => {
  const texts = useTexts('newsletters');
  const shell = useTexts('shell');
  const query = new URLSearchParams(useLocation().search);
  const refresh = useRefreshSession();
  const [has_ended, setEnded] = useState(false);
  const stop = useAction('unsubscribeFromNews', {
    onDone: async () => {
      setEnded(true);
      await refresh();
    },
  });
  return (
    <main id="content" className={styles.page}>
      <Container width="form">
        <header className={styles.head}>
          <h1 className={styles.title}>{texts.title}</h1>
        </header>
        <div className={styles.form}>
          {has_ended ? (
            <>
              <Notice tone="green">{texts.ended}</Notice>
              <Link href={safeRedirect(query.get('redirect'))} className={buttonClass()}>
                {texts.on}
              </Link>
            </>
          ) : (
            <>
              <p>{texts.text}</p>
              {stop.error !== null && (
                <Notice tone="red">{sentenceOf(stop.error, shell.unknown_error)}</Notice>
              )}
              <Button
                size="large"
                loading={stop.isPending}
                onClick={() => stop.mutate({ token: query.get('token') ?? '' })}
              >
                {texts.button}
              </Button>
            </>
          )}
        </div>
      </Container>
    </main>
  );
};
