export { emptyLine, leaveRegistered } from './line-store.ts';
