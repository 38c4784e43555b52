import { uploadVoucherImage as endpoint } from '@ribambelle/api/vouchers/upload-voucher-image.ts';
import { preparedAction } from '../action.ts';
import { encodeImage, keepUploadedImage } from '../files/index.ts';

/** Stores an uploaded picture, re-encoded; a voucher refers to it later. */
export const uploadVoucherImage = preparedAction(
  { endpoint, prepare: ({ request }) => encodeImage(request.file) },
  ({ db, prepared: image, request, organiser, collaborator, now }) =>
    keepUploadedImage(db, {
      organiser,
      collaborator,
      now,
      action: 'vouchers.upload',
      name: request.name,
      image,
    }),
);
