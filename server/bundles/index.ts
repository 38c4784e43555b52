export { bundleList } from './bundle-list.ts';
