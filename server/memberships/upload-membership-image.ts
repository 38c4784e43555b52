import { uploadMembershipImage as endpoint } from '@ribambelle/api/memberships/upload-membership-image.ts';
import { preparedAction } from '../action.ts';
import { encodeImage, keepUploadedImage } from '../files/index.ts';

/** Stores an uploaded picture, re-encoded; a membership refers to it later. */
export const uploadMembershipImage = preparedAction(
  { endpoint, prepare: ({ request }) => encodeImage(request.file) },
  (context) => keepUploadedImage(context, 'memberships.upload'),
);
