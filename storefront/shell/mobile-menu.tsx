import { useWebsite, type Website } from '@ribambelle/ui/data/site-context.tsx';
import type { Session } from '@ribambelle/ui/data/use-session.ts';
import { Icon } from '@ribambelle/ui/icons/icon.tsx';
import { Drawer } from '@ribambelle/ui/layout/drawer.tsx';
import { Link } from '@ribambelle/ui/router/link.tsx';
import { useLocation } from '@ribambelle/ui/router/router-context.tsx';
import { useTexts } from '@ribambelle/ui/texts/texts-context.tsx';
import { type ReactElement, useEffect, useRef } from 'react';
import { LanguageSwitch } from './language-switch.tsx';
import styles from './mobile-menu.module.css';
import { signInLinks } from './sign-in-links.ts';
import { useSignOut } from './use-sign-out.ts';

interface MobileMenuProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly session: Session | undefined;
}

/** The menu on a phone, from the left: links, account, contact, language (1 §2.4). It closes on navigation. */
export const MobileMenu = ({ open, onClose, session }: MobileMenuProps): ReactElement => {
  const texts = useTexts('shell');
  const { header, topbar } = useWebsite();
  const { path, search, hash } = useLocation();
  const place = path + search + hash;
  const before = useRef(place);
  useEffect(() => {
    if (before.current !== place) onClose();
    before.current = place;
  }, [place, onClose]);
  return (
    <Drawer open={open} onClose={onClose} title={texts.menu} close_label={texts.close} side="left">
      <nav aria-label={texts.main_navigation}>
        <ul className={styles.links}>
          {header.links.map((link) => (
            <MobileLink key={link.id} link={link} />
          ))}
        </ul>
      </nav>
      <AccountLinks session={session} />
      <div className={styles.contact}>
        {topbar.email !== null && (
          <a className={styles.small} href={`mailto:${topbar.email}`}>
            <Icon name="mail" /> {topbar.email}
          </a>
        )}
        {topbar.phone !== null && (
          <a className={styles.small} href={`tel:${topbar.phone.replaceAll(/[^+\d]/g, '')}`}>
            <Icon name="phone" /> {topbar.phone}
          </a>
        )}
        <LanguageSwitch />
      </div>
    </Drawer>
  );
};

const MobileLink = ({ link }: { readonly link: Website['header']['links'][number] }): ReactElement => (
  <li>
    <Link href={link.href} className={styles.link}>
      {link.name}
    </Link>
    {link.children.length > 0 && (
      <ul className={styles.children}>
        {link.children
          .flatMap((child) => [child, ...child.children])
          .map((child) => (
            <li key={child.id}>
              <Link href={child.href} className={styles.small}>
                {child.name}
              </Link>
            </li>
          ))}
      </ul>
    )}
  </li>
);

const AccountLinks = ({ session }: { readonly session: Session | undefined }): ReactElement => {
  const texts = useTexts('shell');
  const links = signInLinks(useLocation());
  const signOut = useSignOut();
  const signedIn = session?.customer;
  return (
    <ul className={styles.account}>
      <li>
        <Link className={styles.small} href={signedIn ? '/account/home' : links.login}>
          <Icon name="user" /> {signedIn ? signedIn.fullname : texts.sign_in}
        </Link>
      </li>
      <li>
        {signedIn ? (
          <button className={styles.small} type="button" onClick={signOut}>
            <Icon name="arrow_right" /> {texts.sign_out}
          </button>
        ) : (
          <Link className={styles.small} href={links.register}>
            <Icon name="plus" /> {texts.register}
          </Link>
        )}
      </li>
    </ul>
  );
};
