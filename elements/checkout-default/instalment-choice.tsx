import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { formatDue } from '@ribambelle/texts/formats/format-due.ts';
import { formatPrice } from '@ribambelle/texts/formats/format-price.ts';
import { ChoiceCards } from '@ribambelle/ui/forms/radio-group.tsx';
import type { ReactElement } from 'react';
import { useReading } from '../pieces/facts/use-reading.ts';
import type { PlannedWay } from './planned-ways.ts';
import styles from './view.module.css';

interface InstalmentChoiceProps {
  readonly ways: readonly PlannedWay[];
  /** The cuid of the chosen plan; null for the whole amount at once. */
  readonly value: string | null;
  readonly onChange: (plan: string | null) => void;
}

/** The value of paying the whole amount. */
const WHOLE = 'WHOLE';

/**
 * Whether the amount is paid whole, or in which parts: the one that is paid at once, and each of
 * the others with its last day.
 */
export const InstalmentChoice = ({
  ways,
  value,
  onChange,
}: InstalmentChoiceProps): ReactElement => {
  const { instalments: words } = useTexts('checkout-page');
  const reading = useReading();
  const { language } = reading;
  const choices = ways.map(({ cuid, title, payment: { now_amount, parts } }) => {
    const later = parts.map(({ amount, due_at }) =>
      words.part(
        formatPrice({ amount, language }),
        due_at === null ? null : formatDue(due_at, reading),
      ),
    );
    const now = now_amount > 0 ? [words.now(formatPrice({ amount: now_amount, language }))] : [];
    const description = [...now, ...later].map((line, index) => (
      <span key={index} className={styles.part}>
        {line}
      </span>
    ));
    return { value: cuid, label: title, description };
  });
  return (
    <ChoiceCards
      label={words.title}
      choices={[{ value: WHOLE, label: words.whole }, ...choices]}
      value={value ?? WHOLE}
      onChange={(choice) => onChange(choice === WHOLE ? null : choice)}
    />
  );
};
