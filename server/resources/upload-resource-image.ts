import { uploadResourceImage as endpoint } from '@ribambelle/api/resources/upload-resource-image.ts';
import { preparedAction } from '../action.ts';
import { encodeImage, keepUploadedImage } from '../files/index.ts';

/** Stores an uploaded picture, re-encoded; a resource refers to it later. */
export const uploadResourceImage = preparedAction(
  { endpoint, prepare: ({ request }) => encodeImage(request.file) },
  (context) => keepUploadedImage(context, 'resources.upload'),
);
