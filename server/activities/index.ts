export { loadCategories, loadImages } from './activity-facts.ts';
export { type Asked, loadAsked } from './asked-facts.ts';
export { findOfficeActivity } from './office-activity-views.ts';
export { choicesOf, questionTypeOf } from './question-columns.ts';
