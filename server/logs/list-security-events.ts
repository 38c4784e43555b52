import { listSecurityEvents as endpoint } from '@ribambelle/api/logs/list-security-events.ts';
import { action } from '../action.ts';
import { answerList } from '../lists/office-list.ts';
import { securityList } from './security-list.ts';

/** Answers a page of the security log. */
export const listSecurityEvents = action(endpoint, (context) => answerList(securityList, context));
