export { readPermission } from './read-permission.ts';
