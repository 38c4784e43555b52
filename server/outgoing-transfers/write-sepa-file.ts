import { dayOf, wallTimeOf } from '@ribambelle/domain/base/days.ts';
import type { Debtor } from '@ribambelle/domain/outgoing-transfers/debtor.ts';
import { sepaText } from '@ribambelle/domain/outgoing-transfers/sepa-text.ts';
import { Document } from 'sepa';

const LONGEST_NAME = 70;
const LONGEST_MESSAGE = 140;

/** A transfer of a file; its cuid is the reference under which it comes back. Minor units. */
interface TransferInFile {
  readonly cuid: string;
  readonly amount: number;
  readonly holder: string;
  readonly iban: string;
  readonly message: string;
}

/**
 * Returns a file of transfers in euro for the organiser's bank, in XML (pain.001.001.09), to be
 * executed on the day it is made. Without a BIC the number alone names the bank, as within SEPA
 * since 2016. `cuid` is the name by which the bank knows the file.
 */
export function writeSepaFile(file: {
  readonly cuid: string;
  readonly debtor: Debtor;
  readonly transfers: readonly TransferInFile[];
  readonly timezone: string;
  readonly now: string;
}): string {
  const { debtor, timezone, now } = file;
  // the library writes the local time of the process
  const day = dayOf(now, timezone);
  const holder = sepaText(debtor.holder, LONGEST_NAME);
  const document = new Document('pain.001.001.09');
  document.grpHdr.id = file.cuid;
  document.grpHdr.created = new Date(`${day}T${wallTimeOf(now, timezone)}:00`);
  document.grpHdr.initiatorName = holder;
  const payment = document.createPaymentInfo();
  payment.requestedExecutionDate = new Date(`${day}T00:00:00`);
  payment.batchBooking = false;
  payment.debtorName = holder;
  payment.debtorIBAN = debtor.iban;
  payment.debtorBIC = debtor.bic;
  document.addPaymentInfo(payment);
  for (const transfer of file.transfers) {
    const transaction = payment.createTransaction();
    transaction.end2endId = transfer.cuid;
    transaction.creditorName = sepaText(transfer.holder, LONGEST_NAME);
    transaction.creditorIBAN = transfer.iban;
    transaction.amount = transfer.amount / 100;
    transaction.currency = 'EUR';
    transaction.remittanceInfo = sepaText(transfer.message, LONGEST_MESSAGE);
    payment.addTransaction(transaction);
  }
  return document.toString();
}
