export { countParticipants, insertParticipant, lockGoneParticipants } from './participant-store.ts';
export { loadParticipants } from './participant-views.ts';
export { presentParticipant } from './present-participant.ts';
export { readBirthdate } from './read-birthdate.ts';
export { lockOfficeParticipant } from './office-participant-views.ts';
export { participantList } from './participant-list.ts';
