export { insertCollaborator, insertRole, lockRoles } from './team-store.ts';
export { findActiveMember } from './team-views.ts';
