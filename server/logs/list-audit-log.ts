import { listAuditLog as endpoint } from '@ribambelle/api/logs/list-audit-log.ts';
import { action } from '../action.ts';
import { answerList } from '../lists/office-list.ts';
import { auditList } from './audit-list.ts';

/** Answers a page of the audit log. */
export const listAuditLog = action(endpoint, (context) => answerList(auditList, context));
