import { IconButton } from '@ribambelle/ui/actions/icon-button.tsx';
import { useCode } from '@ribambelle/ui/data/use-code.ts';
import { useWebsite } from '@ribambelle/ui/data/site-context.tsx';
import type { Session } from '@ribambelle/ui/data/use-session.ts';
import { Container } from '@ribambelle/ui/layout/page.tsx';
import { Link } from '@ribambelle/ui/router/link.tsx';
import { classNames } from '@ribambelle/ui/styles/class-names.ts';
import { useTexts } from '@ribambelle/ui/texts/texts-context.tsx';
import { type ReactElement, useState } from 'react';
import styles from './header.module.css';
import { MenuLink } from './menu-link.tsx';

interface HeaderProps {
  readonly session: Session | undefined;
  /** Items in the cart that still hold their places. */
  readonly count: number;
  readonly onCart: () => void;
}

/** Logo, links, cart (1 §2.4). */
export const Header = ({ session, count, onCart }: HeaderProps): ReactElement => {
  const { organiser, header } = useWebsite();
  const texts = useTexts('shell');
  const [menuOpen, setMenuOpen] = useState(false);
  const MobileMenu = useCode(menuOpen, loadMobileMenu);
  return (
    <header className={classNames(styles.header, header.sticky && styles.sticky)}>
      <Container>
        <div className={classNames(styles.line, header.logo_position === 'center' && styles.logoCenter)}>
          <span className={styles.menuButton}>
            <IconButton icon="menu" label={texts.menu_open} aria-expanded={menuOpen} onClick={() => setMenuOpen(true)} />
          </span>
          <Link href="/" className={styles.logo} aria-label={texts.home_of(organiser.name)}>
            <img src={organiser.logo} alt="" height={44} />
            {/* what we drew is a sign without a name */}
            {organiser.logo.startsWith('/pictures/') && <span className={styles.name}>{organiser.name}</span>}
          </Link>
          <nav className={classNames(styles.links, styles[header.links_position])} aria-label={texts.main_navigation}>
            <ul className={styles.list}>
              {header.links.map((link) => (
                <MenuLink key={link.id} link={link} />
              ))}
            </ul>
          </nav>
          <span className={styles.cart}>
            <IconButton icon="cart" label={texts.cart_open(count)} count={count} onClick={onCart} />
          </span>
        </div>
      </Container>
      {MobileMenu !== null && <MobileMenu open={menuOpen} onClose={() => setMenuOpen(false)} session={session} />}
    </header>
  );
};

const loadMobileMenu = async () => (await import('./mobile-menu.tsx')).MobileMenu;
