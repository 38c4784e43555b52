export { withScopes } from './with-scopes.ts';
export { hasChosen } from './named-segment-views.ts';
export { segmentReferences } from './segment-references.ts';
export { type SegmentsMeant, type SegmentTerms, segmentsMeant } from './scope-views.ts';
export { inSegment } from './segment-conditions.ts';
export { segmentList } from './segment-list.ts';
export { segmentName } from './segment-name.ts';
export { findConditions, findSegment } from './segment-views.ts';
