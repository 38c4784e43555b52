import { withLanguage } from '@ribambelle/domain/base/languages.ts';
import { IconButton } from '@ribambelle/ui/actions/icon-button.tsx';
import { useWebsite } from '@ribambelle/ui/data/site-context.tsx';
import type { Session } from '@ribambelle/ui/data/use-session.ts';
import { Container } from '@ribambelle/ui/layout/page.tsx';
import { Link } from '@ribambelle/ui/router/link.tsx';
import { classNames } from '@ribambelle/ui/styles/class-names.ts';
import { useLanguage, useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import type { FormEvent, ReactElement } from 'react';
import styles from './header.module.css';
import { MainMenu, MENU } from './main-menu.tsx';

interface HeaderProps {
  readonly session: Session | undefined;
  /** Items in the cart that still hold their places. */
  readonly count: number;
  readonly onCart: () => void;
}

/**
 * Logo, links, cart (1 §2.4). Until the page's code is loaded, the cart's button leads to the
 * checkout.
 */
export const Header = ({ session, count, onCart }: HeaderProps): ReactElement => {
  const { organiser, header } = useWebsite();
  const texts = useTexts('shell');
  const language = useLanguage();
  const openCart = (event: FormEvent) => {
    event.preventDefault();
    onCart();
  };
  return (
    <header className={classNames(styles.header, header.sticky && styles.sticky)}>
      <Container>
        <div
          className={classNames(
            styles.line,
            header.logo_position === 'center' && styles.logoCenter,
          )}
        >
          <span className={styles.menuButton}>
            <IconButton icon="menu" label={texts.menu_open} popoverTarget={MENU} />
          </span>
          <Link href="/" className={styles.logo} aria-label={texts.home_of(organiser.name)}>
            <img src={organiser.logo} alt="" height={44} />
            {/* a motif that we drew has no text */}
            {organiser.logo.startsWith('/pictures/') && (
              <span className={styles.name}>{organiser.name}</span>
            )}
          </Link>
          <MainMenu session={session} />
          <form
            className={styles.cart}
            action={withLanguage('/checkout', language)}
            onSubmit={openCart}
          >
            <IconButton type="submit" icon="cart" label={texts.cart_open(count)} count={count} />
          </form>
        </div>
      </Container>
    </header>
  );
};
