export { inSegment } from './segment-conditions.ts';
export { segmentList } from './segment-list.ts';
export { findConditions } from './segment-views.ts';
