export { answerTagging, tagRecord } from './tag-record.ts';
export {
  insertTag,
  keepTags,
  lockTag,
  removeTag,
  storeColour,
  type TaggedTable,
} from './tag-store.ts';
export { areListed, isInUse, loadTags } from './tag-views.ts';
