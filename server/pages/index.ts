export { keptTree } from './cleaned-tree.ts';
export { seoOf } from './page-fields.ts';
export { findLockedPage, insertPage, lockPages, putOnline } from './page-store.ts';
export { findRedirect, loadPageContent, loadPageLines } from './page-views.ts';
export { openPreview, type Previewed, previewToken } from './preview-token.ts';
