import { listOfficeParticipants as endpoint } from '@ribambelle/api/participants/list-office-participants.ts';
import { action } from '../action.ts';
import { answerSearchedList } from '../lists/office-list.ts';
import { participantList } from './participant-list.ts';

/** Answers a page of participants. */
export const listOfficeParticipants = action(endpoint, (context) =>
  answerSearchedList(participantList, context),
);
