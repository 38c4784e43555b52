export { insertParticipant, markParticipantDeleted } from './participant-store.ts';
export { hasSomethingAhead, loadParticipants, type ParticipantRow } from './participant-views.ts';
export { presentParticipant } from './present-participant.ts';
export { readBirthdate } from './read-birthdate.ts';
