export { loadAskedForApproval } from './asked-views.ts';
export { presentRequest } from './present-requests.ts';
export {
  decideRequest,
  insertRequests,
  linkRegistrations,
  lockRequest,
  type NewRequest,
} from './request-store.ts';
export { requestList } from './request-list.ts';
export { findRequestById, loadRequestsOfCart } from './request-views.ts';
