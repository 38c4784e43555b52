import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { list } from '../general/shapes.ts';
import { definitionRow } from './shapes.ts';

/** Lists all notification definitions of the organiser, sorted by trigger and name. */
export const listNotificationDefinitions = endpoint({
  method: 'GET',
  path: '/api/back-office/notification-definitions',
  who: 'notification-templates.read',
  summary: 'Lists the e-mails that leave by themselves.',
  request: z.object({}),
  answer: list(definitionRow),
  errors: [],
});
