export { membershipList } from './membership-list.ts';
