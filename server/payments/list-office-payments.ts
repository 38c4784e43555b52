import { listOfficePayments as endpoint } from '@ribambelle/api/payments/list-office-payments.ts';
import { action } from '../action.ts';
import { answerSearchedList } from '../lists/office-list.ts';
import { paymentList } from './payment-list.ts';

/** Answers a page of payments. */
export const listOfficePayments = action(endpoint, (context) =>
  answerSearchedList(paymentList, context),
);
