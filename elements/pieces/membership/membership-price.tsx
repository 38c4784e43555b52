import { useLanguage, useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { Price } from '@ribambelle/ui/money/price.tsx';
import type { ReactElement } from 'react';

/** The price of one cycle of a membership. */
export const MembershipPrice = ({
  price,
  size,
}: {
  readonly price: number;
  readonly size: 'card' | 'heading';
}): ReactElement => {
  const texts = useTexts('memberships');
  const language = useLanguage();
  if (price === 0) return <strong>{texts.free}</strong>;
  return <Price amount={price} language={language} size={size} />;
};
