export { hashPassword, verifyPassword } from './password.ts';
export { storePassword } from './sign-in-store.ts';
export { findPasswordHash } from './sign-in-views.ts';
