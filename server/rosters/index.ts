export { rosterList } from './roster-list.ts';
