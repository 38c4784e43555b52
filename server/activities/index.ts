export { activityList } from './activity-list.ts';
export { type CategoryOfActivity, loadCategories } from './activity-category-views.ts';
export { findActivityId } from './activity-views.ts';
export { type ConstraintRow, loadConstraints } from './constraint-store.ts';
export { loadQuestions } from './question-views.ts';
export { loadImages } from './activity-facts.ts';
export { type RegistrationForm, loadRegistrationForm } from './registration-form-facts.ts';
export { leftOf, lockStock, type StockLeft } from './option-stock-store.ts';
export { allOf, anyOf, findRestrictions } from './catalogue-views.ts';
export { atLocations, endOfPeriods, fromPeriods, offeredConditions } from './offered-conditions.ts';
export { findActivitiesNamed, findOfficeActivity } from './office-activity-views.ts';
export { answeredBy, choicesOf, shownWhenOf } from './question-columns.ts';
export { namedActivities } from './named-activities-views.ts';
export { nameActivities } from './named-activities-store.ts';
export { loadTiers } from './tier-store.ts';
export { findPeriods } from './period-views.ts';
export {
  activitiesFound,
  findSearched,
  fitting,
  isResembling,
  locatedConditions,
  type Searched,
  searchedConditions,
  searchWords,
  wholeFirst,
} from './search.ts';
export {
  dateHasStatus,
  hasStatus,
  hasUntoldLine,
  shownDateStatus,
  shownStatus,
} from './status-conditions.ts';
