export { drawLogo } from './draw-logo.ts';
export { drawPicture, isMotif, type MotifName } from './draw-picture.ts';
