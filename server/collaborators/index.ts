export { insertCollaborator, insertRole, lockRoles } from './team-store.ts';
