import { Icon } from '@ribambelle/ui/icons/icon.tsx';
import { useWebsite } from '@ribambelle/ui/data/site-context.tsx';
import type { Session } from '@ribambelle/ui/data/use-session.ts';
import { Container } from '@ribambelle/ui/layout/page.tsx';
import { Link } from '@ribambelle/ui/router/link.tsx';
import { useLocation } from '@ribambelle/ui/router/router-context.tsx';
import { useTexts } from '@ribambelle/ui/texts/texts-context.tsx';
import type { ReactElement } from 'react';
import { LanguageSwitch } from './language-switch.tsx';
import { signInLinks } from './sign-in-links.ts';
import styles from './top-bar.module.css';
import { useSignOut } from './use-sign-out.ts';

/** Contact, announcement, and the way into one's account (1 §2.4). On a phone only the announcement: the rest is in the menu. */
export const TopBar = ({ session }: { readonly session: Session | undefined }): ReactElement => {
  const { email, phone, announcement, background_color, text_color } = useWebsite().topbar;
  const { contact } = useTexts('shell');
  const colours = { background: background_color, color: text_color };
  return (
    <aside className={styles.bar} aria-label={contact} style={colours} data-announces={announcement !== null}>
      <Container>
        <div className={styles.line}>
          <div className={styles.contacts}>
            {email !== null && (
              <a className={styles.link} href={`mailto:${email}`}>
                <Icon name="mail" size={16} />
                {email}
              </a>
            )}
            {phone !== null && (
              <a className={styles.link} href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`}>
                <Icon name="phone" size={16} />
                {phone}
              </a>
            )}
          </div>
          {announcement !== null && (
            <p className={styles.announcement}>
              {announcement.href === null ? announcement.text : <Link href={announcement.href}>{announcement.text}</Link>}
            </p>
          )}
          <div className={styles.account}>
            <AccountLinks session={session} />
            <LanguageSwitch />
          </div>
        </div>
      </Container>
    </aside>
  );
};

const AccountLinks = ({ session }: { readonly session: Session | undefined }): ReactElement => {
  const texts = useTexts('shell');
  const links = signInLinks(useLocation());
  const signOut = useSignOut();
  if (session?.customer) {
    return (
      <>
        <Link className={styles.link} href="/account/home">
          <Icon name="user" size={16} />
          {session.customer.firstname}
        </Link>
        <button className={styles.link} type="button" onClick={signOut}>
          {texts.sign_out}
        </button>
      </>
    );
  }
  return (
    <>
      <Link className={styles.link} href={links.login}>
        <Icon name="user" size={16} />
        {texts.sign_in}
      </Link>
      <Link className={styles.link} href={links.register}>
        {texts.register}
      </Link>
    </>
  );
};
