import { plural } from '../formats/plural.ts';

export const texts: typeof import('../fr/office-reviews.ts').texts = {
  title: 'Reviews',
  search: 'Message, family, activity',
  family: 'Family',
  participant: 'Participant',
  activity: 'Activity',
  message: 'Message',
  no_message: 'No message',
  score: 'Score',
  any_score: 'Any score',
  all_activities: 'All activities',
  stars: (count) => `${count} ${plural('en', count, { one: 'star', other: 'stars' })}`,
  out_of: (score) => `${score} out of 5`,
  average: (score, count) =>
    `${score} out of 5 on average (${count} ${count === '1' ? 'review' : 'reviews'})`,
  created_at: 'Given on',
  updated_at: 'Changed on',
  visibility: 'Visibility',
  visibilities: {
    SHOWABLE: 'Can be shown',
    HIDDEN: 'Hidden by you',
    PRIVATE: 'For your team only',
  },
  hide: 'Hide this review',
  hidden: 'Review hidden: nobody will see it.',
  show: 'Stop hiding',
  shown: 'This review can be shown again.',
  hide_help: 'The family still sees its own review, and its words do not change.',
  registration: 'Registration',
  of_registration: 'The family’s review',
};
