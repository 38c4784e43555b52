export { isStranger } from './is-stranger.ts';
export { sellAtDesk } from './sell-at-desk.ts';
export { findStaffParticipant } from './staff-people-views.ts';
export { waivedIn } from './waived-in.ts';
export { endWaivers, keepWaiver } from './waiver-store.ts';
