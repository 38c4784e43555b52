import { uploadBundleImage as endpoint } from '@ribambelle/api/bundles/upload-bundle-image.ts';
import { preparedAction } from '../action.ts';
import { encodeImage, keepUploadedImage } from '../files/index.ts';

/** Stores a picture, redrawn; a bundle names it later. */
export const uploadBundleImage = preparedAction(
  endpoint,
  ({ request }) => encodeImage(request.file),
  ({ db, prepared: image, request, organiser, collaborator, now }) =>
    keepUploadedImage(db, {
      organiser,
      collaborator,
      now,
      action: 'bundles.upload',
      name: request.name,
      image,
    }),
);
