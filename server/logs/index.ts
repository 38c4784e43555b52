export { auditList } from './audit-list.ts';
export { securityList } from './security-list.ts';
