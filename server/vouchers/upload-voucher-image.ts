import { uploadVoucherImage as endpoint } from '@ribambelle/api/vouchers/upload-voucher-image.ts';
import { preparedAction } from '../action.ts';
import { encodeImage, keepUploadedImage } from '../files/index.ts';

/** Stores an uploaded picture, re-encoded; a voucher refers to it later. */
export const uploadVoucherImage = preparedAction(
  { endpoint, prepare: ({ request }) => encodeImage(request.file) },
  (context) => keepUploadedImage(context, 'vouchers.upload'),
);
