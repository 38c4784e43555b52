export { loadGroupsOf, setGroupsOf } from './membership-store.ts';
export {
  GROUPS_OF_RESOURCE,
  inGroups,
  NAMES_OF_GROUPS,
  type NamedGroup,
} from './membership-views.ts';
