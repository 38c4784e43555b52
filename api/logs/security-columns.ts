import type { AnswerOf } from '../endpoint.ts';
import { columnsOf } from '../lists/columns.ts';
import type { listSecurityEvents } from './list-security-events.ts';

/** The columns of the list of what happened around access. */
export const securityColumns = columnsOf<AnswerOf<typeof listSecurityEvents>['data'][number]>()({
  created: { kind: 'moment', value: (row) => row.created_at },
  event: { kind: 'choice', value: (row) => row.type },
  actor: { kind: 'text', value: (row) => row.actor_name },
  address: { kind: 'text', value: (row) => row.address },
  details: { kind: 'text', value: (row) => row.details.map(({ value }) => value).join(', ') },
});
