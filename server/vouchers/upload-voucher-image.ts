import { uploadVoucherImage as endpoint } from '@ribambelle/api/vouchers/upload-voucher-image.ts';
import { preparedAction } from '../action.ts';
import { encodeImage, keepUploadedImage } from '../files/index.ts';

/** Stores a picture, redrawn; a voucher names it later. */
export const uploadVoucherImage = preparedAction(
  endpoint,
  ({ request }) => encodeImage(request.file),
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
