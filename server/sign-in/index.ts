export { hashPassword, verifyPassword } from './password.ts';
export { storePassword } from './sign-in-store.ts';
export { findCredentials, findPasswordHash, isMailKept } from './sign-in-views.ts';
