import { uploadSiteImage as endpoint } from '@ribambelle/api/website/upload-site-image.ts';
import { preparedAction } from '../action.ts';
import { encodeImage, keepUploadedImage } from '../files/index.ts';

/** Stores an uploaded picture, re-encoded; a page of the site refers to it later. */
export const uploadSiteImage = preparedAction(
  { endpoint, prepare: ({ request }) => encodeImage(request.file) },
  (context) => keepUploadedImage(context, 'website-pages.upload'),
);
