import { uploadBundleImage as endpoint } from '@ribambelle/api/bundles/upload-bundle-image.ts';
import { preparedAction } from '../action.ts';
import { encodeImage, keepUploadedImage } from '../files/index.ts';

/** Stores an uploaded picture, re-encoded; a bundle refers to it later. */
export const uploadBundleImage = preparedAction(
  { endpoint, prepare: ({ request }) => encodeImage(request.file) },
  (context) => keepUploadedImage(context, 'bundles.upload'),
);
