import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import type { ReactElement } from 'react';
import styles from './acting-bar.module.css';
import { useSignOut } from './use-sign-out.ts';

/** On every page, while somebody of the staff is here as a family: as whom, and the way out. */
export const ActingBar = ({ family }: { readonly family: string }): ReactElement => {
  const { acting } = useTexts('shell');
  const end = useSignOut();
  return (
    <div className={styles.bar} role="region" aria-label={acting.title}>
      <p>{acting.as(family)}</p>
      <button type="button" className={styles.end} onClick={end}>
        {acting.end}
      </button>
    </div>
  );
};
