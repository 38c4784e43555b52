import type { RequestOf } from '@ribambelle/api/endpoint.ts';
import type { listMailings } from '@ribambelle/api/mailings/list-mailings.ts';
import { mailingColumns } from '@ribambelle/api/mailings/mailing-columns.ts';
import type { mailingRow } from '@ribambelle/api/mailings/shapes.ts';
import type { z } from 'zod';
import type { Unpaged } from '../database/counted.ts';
import type { OfficeList } from '../lists/office-list.ts';
import { textReader } from '../texts/bilingual.ts';
import { type MailingRow, selectMailings } from './mailing-views.ts';

/** The mailings of the back-office. */
export const mailingList: OfficeList<
  Unpaged<RequestOf<typeof listMailings>>,
  MailingRow,
  z.infer<typeof mailingRow>
> = {
  permission: 'customer-notifications.read',
  columns: mailingColumns,
  select: ({ created_from, created_to, ...rest }, { organiser }) => {
    const { timezone } = organiser;
    const period = { from: created_from, to: created_to, timezone };
    return selectMailings({ ...rest, created: period });
  },
  present: (row, { organiser, language }) => ({
    ...row,
    subject: textReader({ language, organiser })(row.subject),
  }),
};
