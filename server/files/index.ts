export { encodeImage } from './encode-image.ts';
export { insertImage } from './file-store.ts';
