export { encodeImage } from './encode-image.ts';
export { findFile, insertImage } from './file-store.ts';
