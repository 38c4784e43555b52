import { Button } from '@ribambelle/ui/actions/button.tsx';
import { useCode } from '@ribambelle/client/data/use-code.ts';
import { useWebsite } from '@ribambelle/ui/data/site-context.tsx';
import { ProgressBar } from '@ribambelle/ui/feedback/progress-bar.tsx';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import type { ReactElement, ReactNode } from 'react';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import styles from './shell.module.css';
import { TopBar } from './top-bar.tsx';
import { useCartDrawer } from './use-cart-drawer.ts';
import { useCart } from './use-cart.ts';

interface ShellProps {
  readonly busy: boolean;
  readonly retry: (() => void) | null;
  readonly children: ReactNode;
}

/** The frame of every page (1 §2.4). */
export const Shell = ({ busy, retry, children }: ShellProps): ReactElement => {
  const texts = useTexts('shell');
  const cart = useCart();
  const count = cart.session === undefined ? undefined : cart.items.length;
  const drawer = useCartDrawer(count);
  const ActingBar = useCode(!!cart.session?.acting, loadActingBar);
  const CartDrawer = useCode(drawer.open, loadCartDrawer);
  return (
    <>
      <a className={styles.skip} href="#content">
        {texts.skip_to_content}
      </a>
      <ProgressBar active={busy} label={texts.page_loading} />
      {useWebsite().organiser.settings.test_mode && (
        <p className={styles.test}>{texts.test_mode}</p>
      )}
      {ActingBar !== null && <ActingBar />}
      <TopBar session={cart.session} />
      <Header session={cart.session} count={count ?? 0} onCart={drawer.show} />
      <p className={styles.noScript}>{texts.needs_script}</p>
      <div className={styles.content}>{children}</div>
      <Footer />
      {retry !== null && <PageFailed retry={retry} />}
      {CartDrawer !== null && <CartDrawer open={drawer.open} onClose={drawer.hide} cart={cart} />}
    </>
  );
};

const loadActingBar = async () => (await import('./acting-bar.tsx')).ActingBar;

const loadCartDrawer = async () => (await import('./cart-drawer.tsx')).CartDrawer;

/** The message of a failed page, rendered with the loaded texts: nothing more can be loaded now. */
const PageFailed = ({ retry }: { readonly retry: () => void }): ReactElement => {
  const texts = useTexts('shell');
  return (
    <div className={styles.failed} role="alert">
      <p>
        <strong>{texts.page_failed_title}.</strong> {texts.page_failed}
      </p>
      <Button kind="white" onClick={retry}>
        {texts.retry}
      </Button>
    </div>
  );
};
