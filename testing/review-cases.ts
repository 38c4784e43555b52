import type { Made } from './factories/factories.ts';
import type { Caller, Shop } from './shop.ts';

/** Returns the cases in which two people change a review: each answers it, or hides it. */
export function reviewCases(
  openCase: () => { readonly shop: Shop; readonly organiser: Made; readonly staff: Caller },
) {
  const newReview = async () => {
    const { shop, organiser, staff } = openCase();
    const activity = await shop.make.activity(organiser);
    const camp = await shop.make.availability(organiser, activity, { days: ['2026-02-02'] });
    const family = await shop.make.customer(organiser);
    const registration = await shop.make.registration(organiser, family, {
      availability_id: camp.id,
      participant_id: family.participant.id,
    });
    const [row] = await shop.sql<{ cuid: string }>(
      `insert into reviews (organiser_id, registration_id, customer_id, activity_id, score, message, private, created_at, updated_at)
        values ($1, $2, $3, $4, 4, 'Bien', false, now(), now()) returning cuid`,
      [organiser.id, registration.id, family.id, activity.id],
    );
    const review = row?.cuid ?? '';
    const version = async () => (await shop.office('getOfficeReview', { review }, staff)).version;
    return { review, version };
  };
  return {
    answerReview: async () => {
      const { review, version } = await newReview();
      return {
        zoe: { review, answer: 'Merci !' },
        tom: { review, answer: 'Merci beaucoup !' },
        version,
        changed: 'answer',
      };
    },
    updateOfficeReview: async () => {
      const { review, version } = await newReview();
      return {
        zoe: { review, hidden: true },
        tom: { review, hidden: false },
        version,
        changed: 'hidden',
      };
    },
  };
}
