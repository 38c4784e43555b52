import type { RequestOf } from '@ribambelle/api/endpoint.ts';
import type { listSentMails } from '@ribambelle/api/notifications/list-sent-mails.ts';
import { mailColumns } from '@ribambelle/api/notifications/mail-columns.ts';
import type { mailRow } from '@ribambelle/api/notifications/mail-shapes.ts';
import type { z } from 'zod';
import type { Unpaged } from '../database/counted.ts';
import type { OfficeList } from '../lists/office-list.ts';
import { type MailLine, selectMails } from './mail-views.ts';

/** The e-mails of the mailbox. */
export const mailList: OfficeList<
  Unpaged<RequestOf<typeof listSentMails>>,
  MailLine,
  z.infer<typeof mailRow>
> = {
  permission: 'mails.read',
  columns: mailColumns,
  select: ({ created_from, created_to, ...rest }, { organiser }) => {
    const { timezone } = organiser;
    const created = { from: created_from, to: created_to, timezone };
    return selectMails({ ...rest, created });
  },
  present: (row) => row,
};
