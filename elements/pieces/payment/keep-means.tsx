import { Checkbox } from '@ribambelle/ui/forms/checkbox.tsx';
import type { ReactElement } from 'react';
import styles from './keep-means.module.css';
import type { GivenAgreement } from './use-agreement.ts';

interface KeepMeansProps {
  readonly texts: { readonly label: string; readonly help: string };
  readonly agreement: GivenAgreement;
}

/**
 * The box by which a family lets the provider keep its means of payment for what is left, with the
 * words that it agrees to. It is never ticked beforehand, and other words untick it. Nothing where
 * nothing is left, or nothing can be kept.
 */
export const KeepMeans = ({ texts, agreement }: KeepMeansProps): ReactElement | null => {
  const { words, given, give } = agreement;
  if (words === null) return null;
  return (
    <div className={styles.keep}>
      <Checkbox
        label={texts.label}
        description={texts.help}
        checked={given !== null}
        onChange={({ currentTarget }) => give(currentTarget.checked ? words : null)}
      />
      <div className={styles.words}>
        {words.split('\n').map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
    </div>
  );
};
