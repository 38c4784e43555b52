import { listSentMails as endpoint } from '@ribambelle/api/notifications/list-sent-mails.ts';
import { action } from '../action.ts';
import { answerList } from '../lists/office-list.ts';
import { mailList } from './mail-list.ts';

/** Answers a page of e-mails. */
export const listSentMails = action(endpoint, (context) => answerList(mailList, context));
