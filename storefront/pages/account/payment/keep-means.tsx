import { useCall } from '@ribambelle/client/data/use-call.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { Checkbox } from '@ribambelle/ui/forms/checkbox.tsx';
import type { ReactElement } from 'react';
import styles from '../account.module.css';

interface KeepMeansProps {
  /** The purchase or the order that is paid. */
  readonly destination: string;
  /** True when only its next part is paid. */
  readonly next: boolean;
  /** The provider's name of the chosen method; null to choose on its page. */
  readonly payment_method: string | null;
  /** The words that the family agrees to; null while it does not. */
  readonly value: string | null;
  readonly onChange: (agreement: string | null) => void;
}

/**
 * The box by which a family lets the provider keep its means of payment for what is left, with the
 * words that it agrees to. It is never ticked beforehand, and other words untick it. Nothing where
 * nothing is left, or nothing can be kept.
 */
export const KeepMeans = (props: KeepMeansProps): ReactElement | null => {
  const { destination, next, payment_method, value, onChange } = props;
  const texts = useTexts('checkout-success');
  const method = payment_method === null ? {} : { payment_method };
  const words = useCall('getPaymentAgreement', { destination, next, ...method }).data?.words;
  if (words == null) return null;
  return (
    <div>
      <Checkbox
        label={texts.keep}
        description={texts.keep_help}
        checked={value === words}
        onChange={({ currentTarget }) => onChange(currentTarget.checked ? words : null)}
      />
      {words.split('\n').map((line) => (
        <p key={line} className={styles.soft}>
          {line}
        </p>
      ))}
    </div>
  );
};
