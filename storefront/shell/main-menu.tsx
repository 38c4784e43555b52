import { useWebsite } from '@ribambelle/ui/data/site-context.tsx';
import type { Session } from '@ribambelle/ui/data/use-session.ts';
import { closePanel, SidePanel } from '@ribambelle/ui/layout/side-panel.tsx';
import { classNames } from '@ribambelle/ui/styles/class-names.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import type { ReactElement } from 'react';
import { AccountLinks } from './account-links.tsx';
import { ContactLinks } from './contact-links.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import styles from './main-menu.module.css';
import { MenuLink } from './menu-link.tsx';
import { useOnNavigation } from './use-on-navigation.ts';

export const MENU = 'main-menu';

/**
 * The links of the header; on a phone a menu from the left, with account, contact and language,
 * that closes on navigation (1 §2.4).
 */
export const MainMenu = ({ session }: { readonly session: Session | undefined }): ReactElement => {
  const texts = useTexts('shell');
  const { header } = useWebsite();
  useOnNavigation(closeMenu);
  return (
    <SidePanel
      as="nav"
      id={MENU}
      label={texts.main_navigation}
      title={texts.menu}
      close_label={texts.close}
      side="left"
      beside="wide"
      className={classNames(styles.menu, styles[header.links_position])}
    >
      <ul className={styles.links}>
        {header.links.map((link) => (
          <MenuLink key={link.id} link={link} />
        ))}
      </ul>
      <div className={styles.more}>
        <AccountLinks session={session} className={styles.link} />
      </div>
      <div className={styles.more}>
        <ContactLinks className={styles.link} />
        <LanguageSwitch />
      </div>
    </SidePanel>
  );
};

const closeMenu = (): void => closePanel(MENU);
