import type { Answer } from '@ribambelle/api/client.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { Score } from './score.tsx';
import { Visibility } from './visibility.tsx';

type Row = Answer<'listOfficeReviews'>['data'][number];

/** Returns the looks of the columns of reviews, the same in every list. */
export function useReviewLooks() {
  const texts = useTexts('office-reviews');
  return {
    score: { width: 112, render: ({ score }: Row) => <Score score={score} /> },
    message: {
      render: ({ message }: Row) =>
        message ?? <span className="office-muted">{texts.no_message}</span>,
    },
    visibility: {
      width: 165,
      render: ({ visibility }: Row) => <Visibility of={visibility} />,
    },
    activity: { width: 150 },
    family: { width: 130 },
  };
}
