export { resourceBlockList } from './resource-block-list.ts';
