import { z } from 'zod';
import { sendMail } from '../mails/index.ts';
import { findReader } from '../notifications/index.ts';
import { job } from '../queue/job.ts';
import { textReader } from '../texts/bilingual.ts';
import { findAnswer } from './review-store.ts';

/**
 * Writes to a family that its review was answered, once for each review; nothing when the answer
 * was removed meanwhile.
 */
export const sendReviewAnswerMail = job(
  {
    name: 'send-review-answer-mail',
    payload: z.object({ organiser_id: z.int(), review_id: z.int() }),
  },
  async (context) => {
    const { payload, organiser, origin } = context;
    await sendMail({ ...context, name: 'review-answer' }, async (db) => {
      const answer = await findAnswer(db, payload.review_id);
      const reader = answer === null ? null : await findReader(db, answer.customer_id);
      if (answer === null || reader === null) return null;
      const { language } = reader;
      return {
        key: `review answer ${answer.cuid}`,
        kind: 'review.answered',
        concerns: 'ORDER',
        customer_id: reader.id,
        recipient: reader.email,
        language,
        facts: {
          firstname: reader.firstname,
          activity: textReader({ language, organiser })(answer.title),
          answer: answer.answer,
          href: `${origin}/${language}/account/registrations/${answer.registration_cuid}`,
        },
      };
    });
  },
);
