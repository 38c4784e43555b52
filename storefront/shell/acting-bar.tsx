import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { useSession } from '@ribambelle/ui/data/use-session.ts';
import type { ReactElement } from 'react';
import styles from './acting-bar.module.css';
import { useSignOut } from './use-sign-out.ts';

/** On every page, while somebody of the staff is here as a family: as whom, and the way out. */
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
