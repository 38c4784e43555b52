import type { RequestOf } from '@ribambelle/api/endpoint.ts';
import type { listOfficePayments } from '@ribambelle/api/payments/list-office-payments.ts';
import type { officePaymentRow } from '@ribambelle/api/payments/office-shapes.ts';
import { paymentColumns } from '@ribambelle/api/payments/payment-columns.ts';
import { spanOfDay } from '@ribambelle/domain/base/days.ts';
import type { z } from 'zod';
import type { Unpaged } from '../database/counted.ts';
import { isPeopleResembling } from '../database/search.ts';
import type { OfficeList, Searched } from '../lists/office-list.ts';
import { type OfficePaymentRow, selectPayments } from './office-payment-views.ts';
import { presentOfficePayment } from './present-office-payment.ts';

/** The payments of the back-office. */
export const paymentList: OfficeList<
  Unpaged<RequestOf<typeof listOfficePayments>>,
  OfficePaymentRow,
  z.infer<typeof officePaymentRow>
> &
  Searched = {
  permission: 'payments.read',
  resembles: isPeopleResembling,
  columns: paymentColumns,
  select: ({ sort, received_from, received_to, ...rest }, { organiser, now }) => {
    const { timezone } = organiser;
    const filters = {
      ...rest,
      received_from:
        received_from === undefined ? undefined : spanOfDay(received_from, timezone).start_at,
      received_before:
        received_to === undefined ? undefined : spanOfDay(received_to, timezone).end_at,
    };
    return selectPayments({ filters, now, sort });
  },
  present: (row, { organiser }) => presentOfficePayment(row, organiser.timezone),
};
