import { plural } from '../formats/plural.ts';
import type { texts as french } from '../fr/office-dashboard.ts';

const registrations = (count: number) =>
  `${count} ${plural('en', count, { one: 'registration', other: 'registrations' })}`;

export const texts: typeof french = {
  title: 'Today',
  received: 'Received today',
  sold: 'Sold today',
  registered: 'Registrations today',
  usually: (value) => `${value} a day last week`,
  occupancy: 'Occupancy of the coming two weeks',
  occupancy_of: (day, registered, places) => `${day}: ${registered} places taken of ${places}`,
  no_places: 'No date with a number of places in the coming two weeks.',
  attention: 'Worth a look',
  all_well: 'Nothing to report: all is paid, nothing lingers.',
  outstanding: (count) => `${registrations(count)} begun and not paid in full`,
  pending: (count) =>
    `${count} ${plural('en', count, { one: 'payment', other: 'payments' })} awaited for more than two weeks`,
  late: (count) =>
    `${count} ${plural('en', count, { one: 'payment', other: 'payments' })} came too late and became credit`,
  refused_refunds: (count) =>
    `${count} ${plural('en', count, { one: 'refund', other: 'refunds' })} refused by the provider, to be made another way`,
  nearly_empty: 'Soon, and nearly empty',
  nearly_empty_help: 'Begins within two weeks, less than a quarter of the places taken.',
  nearly_full: 'Nearly full',
  nearly_full_help: 'One or two places are left.',
  none: 'None.',
};
