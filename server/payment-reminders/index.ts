export { isPaying } from './debt-views.ts';
export { endWrittenMail } from './reminder-store.ts';
