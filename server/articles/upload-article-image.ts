import { uploadArticleImage as endpoint } from '@ribambelle/api/articles/upload-article-image.ts';
import { preparedAction } from '../action.ts';
import { encodeImage, keepUploadedImage } from '../files/index.ts';

/** Stores an uploaded picture, re-encoded; an article refers to it later. */
export const uploadArticleImage = preparedAction(
  { endpoint, prepare: ({ request }) => encodeImage(request.file) },
  (context) => keepUploadedImage(context, 'blog-articles.upload'),
);
