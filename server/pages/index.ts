export { cleanedTree, keptTree } from './cleaned-tree.ts';
export { picturesIn, withPictureFacts } from './fill-pictures.ts';
export { seoOf } from './page-fields.ts';
export { findRedirect, isEmbedded, loadPageContent, loadPageLines } from './page-views.ts';
export { openPreview, type Previewed, previewToken } from './preview-token.ts';
