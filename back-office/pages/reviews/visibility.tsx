import type { ReviewVisibility } from '@ribambelle/domain/reviews/review.ts';
import { State } from '../../lists/state.tsx';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';

const COLORS = { SHOWABLE: 'green', HIDDEN: 'amber', PRIVATE: 'gray' } as const;

/** The visibility of a review, as a dot and a word. */
export function Visibility({ of }: { of: ReviewVisibility }) {
  const texts = useTexts('office-reviews');
  return <State color={COLORS[of]}>{texts.visibilities[of]}</State>;
}
