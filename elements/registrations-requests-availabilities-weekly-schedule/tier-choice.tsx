import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { ChoiceCards } from '@ribambelle/ui/forms/radio-group.tsx';
import type { ReactElement } from 'react';
import styles from './view.module.css';
import type { Tier } from './use-request-choice.ts';

interface TierChoiceProps {
  readonly tiers: readonly Tier[];
  readonly chosen: Tier | null;
  readonly onChoose: (cuid: string) => void;
}

/** The tiers: a single one is only shown, several are a choice. */
export const TierChoice = ({ tiers, chosen, onChoose }: TierChoiceProps): ReactElement | null => {
  const texts = useTexts('registration-requests').choosing;
  const [first] = tiers;
  if (first === undefined) return null;
  if (tiers.length === 1) {
    return (
      <p className={styles.only}>
        <strong>{first.name}</strong> · {texts.how_many(first)}
      </p>
    );
  }
  return (
    <div className={styles.tiers}>
      <ChoiceCards
        label={texts.tier}
        choices={tiers.map((tier) => ({
          value: tier.cuid,
          label: tier.name,
          description: texts.how_many(tier),
        }))}
        value={chosen?.cuid ?? null}
        onChange={onChoose}
      />
    </div>
  );
};
