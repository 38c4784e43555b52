import { HABITS } from '@ribambelle/domain/base/languages.ts';
import { wholeStars } from '@ribambelle/domain/reviews/review.ts';
import { useReading } from '@ribambelle/elements/pieces/facts/use-reading.ts';
import { formatDate } from '@ribambelle/texts/formats/format-date.ts';
import { Button } from '@ribambelle/ui/actions/button.tsx';
import { Stars } from '@ribambelle/ui/feedback/stars.tsx';
import { Dialog } from '@ribambelle/ui/layout/dialog.tsx';
import { Section } from '@ribambelle/ui/layout/page.tsx';
import { useLanguage, useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { type ReactElement, useState } from 'react';
import styles from '../account.module.css';
import type { RegistrationDetail } from './registration-detail.ts';
import { ReviewForm } from './review-form.tsx';

/**
 * The customer's review of a registration, or the invitation to write one; nothing before it has
 * begun (3 §2).
 */
export const Review = ({
  registration,
}: {
  readonly registration: RegistrationDetail;
}): ReactElement | null => {
  const texts = useTexts('reviews');
  const shell = useTexts('shell');
  const [dialog, setDialog] = useState({ open: false, times: 0 });
  const { review, reviewable } = registration;
  if (review === null && !reviewable) return null;
  const close = () => setDialog({ ...dialog, open: false });
  return (
    <Section title={texts.title}>
      <div className={styles.review}>
        {review === null ? <p>{texts.question}</p> : <Given review={review} />}
        <Button
          kind={review === null ? 'primary' : 'white'}
          onClick={() => setDialog({ open: true, times: dialog.times + 1 })}
        >
          {review === null ? texts.give : texts.change}
        </Button>
      </div>
      <Dialog open={dialog.open} onClose={close} title={texts.title} close_label={shell.close}>
        <ReviewForm key={dialog.times} registration={registration} onClose={close} />
      </Dialog>
    </Section>
  );
};

const Given = ({
  review,
}: {
  readonly review: NonNullable<RegistrationDetail['review']>;
}): ReactElement => {
  const texts = useTexts('reviews');
  const language = useLanguage();
  const { score, message } = review;
  return (
    <>
      <p className={styles.score}>
        <Stars score={score} label={texts.out_of(score.toLocaleString(HABITS[language].locale))} />{' '}
        {texts.words[wholeStars(score)]}
      </p>
      {message !== null && <p className={styles.said}>{message}</p>}
      <p className={styles.soft}>{review.private ? texts.for_organiser : texts.may_be_shown}</p>
      {review.answer !== null && <Answered answer={review.answer} />}
    </>
  );
};

/** The organiser's answer, and its date. */
const Answered = ({
  answer: { text, answered_at },
}: {
  readonly answer: NonNullable<NonNullable<RegistrationDetail['review']>['answer']>;
}): ReactElement => {
  const texts = useTexts('reviews');
  const reading = useReading();
  return (
    <div className={styles.answer}>
      <p className={styles.soft}>
        {texts.answer(formatDate(answered_at, { ...reading, year: true }))}
      </p>
      <p className={styles.said}>{text}</p>
    </div>
  );
};
