import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { formatDue } from '@ribambelle/texts/formats/format-due.ts';
import { formatPrice } from '@ribambelle/texts/formats/format-price.ts';
import { ChoiceCards } from '@ribambelle/ui/forms/radio-group.tsx';
import type { ReactElement } from 'react';
import { useReading } from '../pieces/facts/use-reading.ts';
import type { Cart } from './cart.ts';

interface InstalmentChoiceProps {
  readonly plans: Cart['instalment_plans'];
  /** The cuid of the chosen plan; null for the whole amount at once. */
  readonly value: string | null;
  readonly onChange: (plan: string | null) => void;
}

/** The value of paying the whole amount. */
const WHOLE = 'WHOLE';

/** Whether the amount to transfer is paid whole, or in which parts: each with its last day. */
export const InstalmentChoice = ({
  plans,
  value,
  onChange,
}: InstalmentChoiceProps): ReactElement => {
  const { instalments: words } = useTexts('checkout-page');
  const reading = useReading();
  const { language } = reading;
  const choices = plans.map(({ cuid, title, parts }) => ({
    value: cuid,
    label: title,
    description: parts
      .map(({ amount, due_at }) =>
        words.part(
          formatPrice({ amount, language }),
          due_at === null ? null : formatDue(due_at, reading),
        ),
      )
      .join(' · '),
  }));
  return (
    <ChoiceCards
      label={words.title}
      choices={[{ value: WHOLE, label: words.whole }, ...choices]}
      value={value ?? WHOLE}
      onChange={(choice) => onChange(choice === WHOLE ? null : choice)}
    />
  );
};
