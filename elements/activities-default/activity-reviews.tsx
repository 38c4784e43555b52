import type { Answer } from '@ribambelle/api/client.ts';
import { useCall } from '@ribambelle/client/data/use-call.ts';
import { useLanguage, useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { HABITS } from '@ribambelle/domain/base/languages.ts';
import { formatMonth } from '@ribambelle/texts/formats/format-date.ts';
import { useWebsite } from '@ribambelle/ui/data/site-context.tsx';
import { Link } from '@ribambelle/ui/router/link.tsx';
import { useRouter } from '@ribambelle/ui/router/router-context.tsx';
import type { ReactElement } from 'react';
import { REVIEWS_SHOWN, reviewsRequest } from './requests.ts';
import styles from './reviews.module.css';

interface ReviewsProps {
  readonly slug: string;
  readonly params: Readonly<Record<string, string>>;
}

/**
 * The reviews of an activity: the average in one line, which opens the newest reviews; nothing
 * without any.
 */
export const ActivityReviews = ({ slug, params }: ReviewsProps): ReactElement | null => {
  const { reviews: texts } = useTexts('availabilities');
  const { pages } = useTexts('catalogue');
  const numberText = useNumberText();
  const request = reviewsRequest(params, new URLSearchParams(useRouter().pageUrl.search));
  const { data: reviews } = useCall('listActivityReviews', request, { keep_previous: true });
  if (reviews?.average_score == null) return null;
  const { data, count, average_score } = reviews;
  const { page_number: page = 1 } = request;
  const pageLink = (number: number, words: string) => (
    <Link href={`/activities/${slug}?reviews=${number}#reviews`}>{words}</Link>
  );
  return (
    <details id="reviews" className={styles.reviews} open={page > 1}>
      <summary>
        <h2>
          <Stars score={average_score} /> {texts.mean(numberText(average_score))} ·{' '}
          {texts.count(count)}
        </h2>
      </summary>
      <ul>
        {data.map((review) => (
          <One key={review.cuid} review={review} numberText={numberText} />
        ))}
      </ul>
      <footer>
        {page > 1 && pageLink(page - 1, pages.previous)}
        {page * REVIEWS_SHOWN < count && pageLink(page + 1, pages.next)}
      </footer>
    </details>
  );
};

const One = ({
  review: { author, score, message, answer, created_at },
  numberText,
}: {
  readonly review: Answer<'listActivityReviews'>['data'][number];
  readonly numberText: (score: number) => string;
}): ReactElement => {
  const { reviews: texts } = useTexts('availabilities');
  const language = useLanguage();
  const { name, timezone: time_zone } = useWebsite().organiser;
  return (
    <li>
      <p>
        <Stars score={score} label={texts.mean(numberText(score))} />{' '}
        <strong>{author ?? texts.family}</strong>{' '}
        <small>{formatMonth(created_at, { language, time_zone })}</small>
      </p>
      {message !== null && <p>{message}</p>}
      {answer !== null && (
        <blockquote>
          <small>{texts.answer(name)}</small>
          <p>{answer}</p>
        </blockquote>
      )}
    </li>
  );
};

/** Whole stars, drawn as text; a label, where there is one, is read aloud instead. */
const Stars = ({
  score,
  label,
}: {
  readonly score: number;
  readonly label?: string;
}): ReactElement => (
  <span className={styles.stars} role="img" aria-label={label} aria-hidden={label === undefined}>
    {'★'.repeat(Math.round(score)).padEnd(5, '☆')}
  </span>
);

/** Returns a function that writes a score with at most one decimal, as the language does: `4,5`. */
function useNumberText(): (score: number) => string {
  const { locale } = HABITS[useLanguage()];
  return (score) => score.toLocaleString(locale, { maximumFractionDigits: 1 });
}
