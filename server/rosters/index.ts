export { rosterList } from './roster-list.ts';
export { type AnswerRow, loadAnswers, loadFields } from './roster-detail-views.ts';
