export { loadGroupsOf, setGroupsOf } from './membership-store.ts';
export { GROUPS_OF_RESOURCE, inGroups, type NamedGroup } from './membership-views.ts';
