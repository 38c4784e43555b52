import { plural } from '../plural.ts';

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
  average: (score, count) => `${score} out of 5 on average (${count} ${count === '1' ? 'review' : 'reviews'})`,
  created_at: 'Given on',
  updated_at: 'Changed on',
  visibility: 'Visibility',
  may_be_shown: 'May be shown',
  for_organiser: 'For you only',
  registration: 'Registration',
  of_registration: 'The family’s review',
};
