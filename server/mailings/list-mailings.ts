import { listMailings as endpoint } from '@ribambelle/api/mailings/list-mailings.ts';
import { action } from '../action.ts';
import { answerList } from '../lists/office-list.ts';
import { mailingList } from './mailing-list.ts';

/** Answers a page of mailings. */
export const listMailings = action(endpoint, (context) => answerList(mailingList, context));
