import type { ReactElement } from 'react';
import { Icon } from '../icons/icon.tsx';
import styles from './quantity-stepper.module.css';

type QuantityStepperProps = {
  readonly value: number;
  readonly onChange: (value: number) => void;
  readonly min?: number | undefined;
  /** Null when there is no limit. */
  readonly max?: number | null | undefined;
  readonly disabled?: boolean | undefined;
  readonly texts: { readonly label: string; readonly fewer: string; readonly more: string };
};

/** A number field for thumbs. It stops at its limits and announces the number when it changes. */
export const QuantityStepper = ({
  value,
  onChange,
  min = 0,
  max = null,
  disabled = false,
  texts,
}: QuantityStepperProps): ReactElement => (
  <div className={styles.stepper} role="group" aria-label={texts.label}>
    <button
      type="button"
      aria-label={texts.fewer}
      disabled={disabled || value <= min}
      onClick={() => onChange(value - 1)}
    >
      <Icon name="minus" size={18} />
    </button>
    <output className={styles.value}>{value}</output>
    <button
      type="button"
      aria-label={texts.more}
      disabled={disabled || (max !== null && value >= max)}
      onClick={() => onChange(value + 1)}
    >
      <Icon name="plus" size={18} />
    </button>
  </div>
);
