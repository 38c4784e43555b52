export { cleanedTree, keptTree } from './cleaned-tree.ts';
export { picturesIn, withPictureFacts } from './fill-pictures.ts';
export { lockPages } from './page-store.ts';
export { seoOf } from './page-fields.ts';
export {
  isEmbedded,
  loadPageContent,
  loadPageLines,
  loadRedirectsFor,
  type Redirect,
} from './page-views.ts';
export { replaceInPages } from './replace-in-pages.ts';
export { requireLimits } from './require-limits.ts';
export { openPreview, type Previewed, previewToken } from './preview-token.ts';
