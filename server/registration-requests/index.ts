export { checkConstraints } from './check-constraints.ts';
export { loadRequestedForApproval } from './requested-views.ts';
export { presentRequest } from './present-requests.ts';
export { decideRequest, insertRequests, linkRegistrations, lockRequest } from './request-store.ts';
export { requestList } from './request-list.ts';
export { findRequestById, loadRequestsOfCart } from './request-views.ts';
