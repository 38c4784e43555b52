export { lockArticles } from './article-store.ts';
export { type FeedArticleRow, loadFeedArticles, loadListedArticles } from './feed-views.ts';
export { replaceInArticleDrafts } from './replace-in-article-drafts.ts';
