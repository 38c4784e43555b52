export { hashPassword, verifyPassword } from './password.ts';
export { storePassword } from './sign-in-store.ts';
export { findPasswordHash, isMailKept } from './sign-in-views.ts';
