import type { Answer } from '@ribambelle/api/client.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { Section } from '../../panels/facts.tsx';
import { GivenAnswer } from '../reviews/given-answer.tsx';
import { ReviewWords } from '../reviews/review-words.tsx';
import { Visibility } from '../reviews/visibility.tsx';

type Registration = Answer<'getOfficeRegistration'>;

/** The review of a registration by its family, once there is one. */
export function RegistrationSaid({
  registration: { review },
  order = 3,
}: {
  registration: Registration;
  order?: 2 | 3;
}) {
  const texts = useTexts('office-reviews');
  if (review === null) return null;
  return (
    <Section
      order={order}
      title={texts.of_registration}
      tools={<Visibility of={review.visibility} />}
    >
      <ReviewWords review={review} />
      {review.answer === null ? null : <GivenAnswer answer={review.answer} />}
    </Section>
  );
}
