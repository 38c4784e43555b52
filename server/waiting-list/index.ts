export { leaveRegistered } from './line-store.ts';
