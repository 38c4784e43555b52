export { type Answers, loadAnswers, type OwnedAnswers, presentAnswers } from './answer-facts.ts';
export { eraseAnswers, storeAnswers } from './custom-field-store.ts';
export { type CustomField, loadCustomFields } from './custom-field-views.ts';
export { readAnswers } from './read-answers.ts';
export { loadReadableAnswers } from './readable-answers.ts';
