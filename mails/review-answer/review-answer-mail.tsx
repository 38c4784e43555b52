import type { MailDefinition } from '../definition.ts';
import { Button } from '../pieces/button.tsx';
import { Paragraph } from '../pieces/paragraph.tsx';
import { Paragraphs } from '../pieces/paragraphs.tsx';
import type { ReviewAnswerFacts } from './facts.ts';

/** Says that the organiser answered a review, in the organiser's words (decision 174). */
export const reviewAnswerMail: MailDefinition<ReviewAnswerFacts> = {
  subject: ({ facts, texts, sender }) => texts.review_answer_subject(sender.name, facts.activity),
  Content: ({ facts, texts }) => (
    <>
      <Paragraph>{texts.greeting(facts.firstname)}</Paragraph>
      <Paragraph>{texts.review_answer_opening(facts.activity)}</Paragraph>
      <Paragraphs text={facts.answer} />
      <Button href={facts.href}>{texts.review_answer_button}</Button>
    </>
  ),
};
