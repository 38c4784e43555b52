export { resourceList } from './resource-list.ts';
