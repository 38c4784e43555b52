export { encodeIcon, encodeImage, encodeLogo, type EncodedImage } from './encode-image.ts';
export { findFile, hasFile, insertImage } from './file-store.ts';
export { keepUploadedImage } from './keep-uploaded-image.ts';
export { loadMailPictures, loadPresentPictures, type MailPicture } from './mail-picture-views.ts';
export { loadPictureFacts, type PictureFacts } from './picture-facts.ts';
export { readInWidth } from './read-in-width.ts';
export {
  loadShownImages,
  setShownImages,
  setUploadedImages,
  type ShownImage,
  shownImages,
  uploadedImage,
} from './shown-images.ts';
