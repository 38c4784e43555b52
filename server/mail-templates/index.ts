export { drawnBlocks, picturesOf } from './drawn-blocks.ts';
export {
  linesOf,
  refuseUnknownVariables,
  requirePictures,
  sanitisedBlocks,
} from './settled-blocks.ts';
export { findTemplate } from './template-store.ts';
export { findDefaultTemplate } from './template-views.ts';
