export { type Answers, loadAnswers, presentAnswers } from './answer-facts.ts';
export { storeAnswers } from './custom-field-store.ts';
export { type CustomField, loadCustomFields } from './custom-field-views.ts';
export { changeAnswers, loadOfficeAnswers } from './office-answers.ts';
export { contentOf, type ReadableAnswer } from './readable-answer-views.ts';
export { readAnswers } from './read-answers.ts';
