export { keepPolicy } from './keep-policy.ts';
export { loggedPolicy } from './logged-policy.ts';
export { policySentence } from './policy-sentence.ts';
export { findPolicy } from './policy-store.ts';
export { presentPolicy } from './present-policy.ts';
