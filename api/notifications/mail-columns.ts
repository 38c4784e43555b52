import type { AnswerOf } from '../endpoint.ts';
import { columnsOf } from '../lists/columns.ts';
import type { listSentMails } from './list-sent-mails.ts';

/** The columns of the list of e-mails. */
export const mailColumns = columnsOf<AnswerOf<typeof listSentMails>['data'][number]>()({
  created: { kind: 'moment', value: (row) => row.created_at },
  recipient: { kind: 'text', value: (row) => row.recipient, card: 'title' },
  subject: { kind: 'text', value: (row) => row.subject, card: 'below' },
  state: { kind: 'choice', value: (row) => row.state, card: 'beside' },
});
