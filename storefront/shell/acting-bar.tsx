import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { useSession } from '@ribambelle/ui/data/use-session.ts';
import type { ReactElement } from 'react';
import styles from './acting-bar.module.css';
import { useSignOut } from './use-sign-out.ts';

/** The bar on every page while staff act as a family: its name, and the way out. */
export const ActingBar = (): ReactElement | null => {
  const { acting } = useTexts('shell');
  const session = useSession();
  const end = useSignOut();
  if (!session?.acting || session.customer === null) return null;
  const { firstname, lastname } = session.customer;
  return (
    <div className={styles.bar} role="region" aria-label={acting.title}>
      <p>{acting.as(`${firstname} ${lastname}`)}</p>
      <button type="button" className={styles.end} onClick={end}>
        {acting.end}
      </button>
    </div>
  );
};
