import { Button } from '@ribambelle/ui/actions/button.tsx';
import { buttonClass } from '@ribambelle/ui/actions/button-class.ts';
import { sentenceOf } from '@ribambelle/client/data/failed-call.ts';
import { useAction } from '@ribambelle/ui/data/use-action.ts';
import { useRefreshSession } from '@ribambelle/ui/data/use-session.ts';
import { Notice } from '@ribambelle/ui/feedback/notice.tsx';
import { Container } from '@ribambelle/ui/layout/page.tsx';
import { Link } from '@ribambelle/ui/router/link.tsx';
import { useLocation } from '@ribambelle/ui/router/router-context.tsx';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { type ReactElement, useState } from 'react';
import styles from '../account.module.css';

/**
 * The page of a confirmation link: one button, so that a program that only opens links confirms
 * nothing (R30).
 */
export const ConfirmEmailPage = (): ReactElement => {
  const texts = useTexts('account');
  const shell = useTexts('shell');
  const token = new URLSearchParams(useLocation().search).get('token') ?? '';
  const refresh = useRefreshSession();
  const [email, setEmail] = useState<string | null>(null);
  const confirm = useAction('confirmEmail', {
    onDone: async (answer) => {
      setEmail(answer.email);
      await refresh();
    },
  });
  return (
    <main id="content" className={styles.page}>
      <Container width="form">
        <header className={styles.head}>
          <h1 className={styles.title}>{texts.confirm_email}</h1>
        </header>
        <div className={styles.form}>
          {email === null ? (
            <>
              <p>{texts.confirm_email_text}</p>
              {confirm.error !== null && (
                <Notice tone="red">{sentenceOf(confirm.error, shell.unknown_error)}</Notice>
              )}
              <Button
                size="large"
                loading={confirm.isPending}
                disabled={token === ''}
                onClick={() => confirm.mutate({ token })}
              >
                {texts.confirm_email_button}
              </Button>
            </>
          ) : (
            <>
              <Notice tone="green">{texts.email_is_confirmed(email)}</Notice>
              <Link href="/account/home" className={buttonClass()}>
                {texts.tabs.home}
              </Link>
            </>
          )}
        </div>
      </Container>
    </main>
  );
};
