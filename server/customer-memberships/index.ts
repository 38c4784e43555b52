export { customerMembershipList } from './customer-membership-list.ts';
export { findCyclesAhead, lockCustomerMembership } from './customer-membership-store.ts';
