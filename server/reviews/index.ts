export { countToAnswer } from './office-review-views.ts';
export { findReview } from './review-store.ts';
export { reviewList } from './review-list.ts';
