import { uploadActivityImage as endpoint } from '@ribambelle/api/activities/upload-activity-image.ts';
import { preparedAction } from '../action.ts';
import { encodeImage, keepUploadedImage } from '../files/index.ts';

/** Stores a picture, re-encoded; an activity refers to it later. */
export const uploadActivityImage = preparedAction(
  { endpoint, prepare: ({ request }) => encodeImage(request.file) },
  (context) => keepUploadedImage(context, 'activities.upload'),
);
