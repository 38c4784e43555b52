export { findReview } from './review-store.ts';
