export { findReader } from './notification-views.ts';
