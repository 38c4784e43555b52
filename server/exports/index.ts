export { READ_PERMISSION } from './read-permission.ts';
