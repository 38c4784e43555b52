import { buttonClass } from '@ribambelle/ui/actions/button-class.ts';
import { type Session, useSession } from '@ribambelle/ui/data/use-session.ts';
import { EmptyState } from '@ribambelle/ui/feedback/empty-state.tsx';
import { Skeleton } from '@ribambelle/ui/feedback/skeleton.tsx';
import { Icon } from '@ribambelle/ui/icons/icon.tsx';
import { Container } from '@ribambelle/ui/layout/page.tsx';
import { Tabs } from '@ribambelle/ui/layout/tabs.tsx';
import { Link } from '@ribambelle/ui/router/link.tsx';
import { useLocation } from '@ribambelle/ui/router/router-context.tsx';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import type { ReactElement, ReactNode } from 'react';
import styles from './account.module.css';
import { AskPassword } from './ask-password.tsx';
import { EmailNotice } from './email-notice.tsx';
import type { SignedIn } from './signed-in.ts';
import { type AccountTab, accountTabs } from './account-tabs.ts';

interface AccountFrameProps {
  readonly tab: AccountTab['key'];
  readonly title: string;
  /** The link up, on pages below a list. */
  readonly back?: { readonly href: string; readonly label: string };
  /** Its state, under the title. */
  readonly badges?: ReactNode;
  readonly action?: ReactNode;
  /** The purpose of signing in here; by default, to see the account. */
  readonly invitation?: Invitation;
  readonly children: (session: SignedIn) => ReactNode;
}

/**
 * Every page of the account: tabs, title, and its content for the customer; for a visitor the
 * sign-in.
 */
export const AccountFrame = ({
  tab,
  title,
  back,
  badges,
  action,
  invitation,
  children,
}: AccountFrameProps): ReactElement => {
  const texts = useTexts('account');
  const session = useSession();
  const signedIn = signedInOf(session);
  return (
    <main id="content" className={styles.page}>
      <Container width="text">
        <div className={styles.top}>
          {signedIn !== null && (
            <Tabs
              tabs={accountTabs(signedIn.account.counters).map((one) => ({
                ...one,
                label: texts.tabs[one.key],
              }))}
              current={tab}
              label={texts.tabs_label}
              renderLink={(one, props) => <Link href={one.href} {...props} />}
            />
          )}
          <header className={styles.head}>
            <div className={styles.words}>
              {back !== undefined && (
                <Link href={back.href} className={styles.back}>
                  <Icon name="chevron_left" size={16} />
                  {back.label}
                </Link>
              )}
              <h1 className={styles.title}>{title}</h1>
              {badges}
            </div>
            {signedIn !== null && action}
          </header>
        </div>
        <div className={styles.body}>
          {session === undefined && (
            <div role="status" aria-label={texts.loading}>
              <Skeleton shape="row" count={4} />
            </div>
          )}
          {session !== undefined && signedIn === null && <SignInPrompt invitation={invitation} />}
          {signedIn !== null && (
            <AskPassword>
              <EmailNotice customer={signedIn.customer} />
              {children(signedIn)}
            </AskPassword>
          )}
        </div>
      </Container>
    </main>
  );
};

interface Invitation {
  readonly title: string;
  readonly text: string;
}

const SignInPrompt = ({
  invitation,
}: {
  readonly invitation: Invitation | undefined;
}): ReactElement => {
  const texts = useTexts('account');
  const { path, search } = useLocation();
  const back = `redirect=${encodeURIComponent(`${path}${search}`)}`;
  return (
    <EmptyState
      title={invitation?.title ?? texts.sign_in_title}
      text={invitation?.text ?? texts.sign_in_text}
      action={
        <>
          <Link href={`/auth/login?${back}`} className={buttonClass()}>
            {texts.sign_in}
          </Link>
          {invitation !== undefined && (
            <Link href={`/auth/register?${back}`} className={buttonClass({ kind: 'plain' })}>
              {texts.create_account}
            </Link>
          )}
        </>
      }
    />
  );
};

function signedInOf(session: Session | undefined): SignedIn | null {
  if (session === undefined) return null;
  const { customer, account } = session;
  return customer === null || account === null ? null : { ...session, customer, account };
}
