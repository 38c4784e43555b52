export { chosenSegments, type SegmentColumns } from './chosen-segments.ts';
export { withScopes } from './with-scopes.ts';
export { hasChosen, type NamedSegment, namedSegments } from './named-segment-views.ts';
export { type SegmentsMeant, type SegmentTerms, segmentsMeant } from './scope-views.ts';
export { withSegmentNames } from './with-segment-names.ts';
export { inSegment } from './segment-conditions.ts';
export { segmentList } from './segment-list.ts';
export { segmentName } from './segment-name.ts';
export { findConditions, findSegment } from './segment-views.ts';
