import type { texts as french } from '../fr/office-outgoing-transfers.ts';
import { plural } from '../formats/plural.ts';

const transfers = (count: number) =>
  `${count} ${plural('en', count, { one: 'transfer', other: 'transfers' })}`;
const STATES = {
  PENDING: 'waits for the file',
  SENT: 'in the file',
  DONE: 'executed',
  FAILED: 'did not arrive',
};

export const texts: typeof french = {
  title: 'Transfers to make',
  opening:
    'Money to give back by bank transfer waits here. Make a file of it, hand it to your bank, then say when the bank has executed it.',
  notice: (count, amount) => `${transfers(count)} to make: ${amount}.`,
  see: 'See the transfers',
  waiting: 'Waiting',
  none: 'No transfer waits.',
  sum: (count, amount) => `${transfers(count)}, ${amount} in all`,
  shown: (count) => `The ${count} most recent are shown; the file contains all of them.`,
  make: 'Make the file for the bank',
  made: (number, count) => `File ${number} made: ${transfers(count)}. Hand it to your bank.`,
  account_incomplete:
    'To make this file, your account number and its holder are needed, and a BIC, if any, of the same country.',
  to_settings: 'Complete the payment settings',
  files: 'Files',
  no_file: 'No file has been made yet.',
  file: (number) => `File ${number}`,
  last_files: (count, of) => `The last ${count} of ${of}.`,
  made_on: (day) => `made on ${day}`,
  executed_on: (day) => `executed on ${day}`,
  not_executed: 'not executed yet',
  failed: (count) => `${count} did not arrive`,
  download: 'Download',
  download_of: (number) => `Download file ${number}`,
  execute: 'The bank has executed it',
  execute_title: (number) => `Has file ${number} been executed?`,
  execute_help:
    'Its transfers will be noted as made. One that comes back later can still be noted.',
  execute_yes: 'Yes, executed',
  executed: 'File noted as executed.',
  show: 'See its transfers',
  hide: 'Close',
  states: STATES,
  open_payment: 'See the payment',
  not_sent: 'Do not send',
  not_sent_title: 'Do not send this transfer',
  not_sent_help: 'The money will be where it was: you can give it back in another way.',
  came_back: 'Came back',
  came_back_title: 'This transfer came back',
  came_back_help:
    'The money will be where it was: you can give it back in another way, or to another account.',
  of: (name) => `for ${name}`,
  note: 'Why?',
  put_back: 'The money is in your books again.',
};
