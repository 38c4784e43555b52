export { customerMembershipList } from './customer-membership-list.ts';
