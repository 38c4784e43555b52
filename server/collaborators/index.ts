export { collaboratorList } from './collaborator-list.ts';
export { insertCollaborator, insertRole, lockRoles } from './team-store.ts';
export { type ActiveMember, findActiveMember, loadActiveMembers } from './team-views.ts';
