import type { searchHit } from '@ribambelle/api/search/shapes.ts';
import { formatStructuredCommunication } from '@ribambelle/domain/bank-transfers/structured-communication.ts';
import { dayOf } from '@ribambelle/domain/base/days.ts';
import type { Permission } from '@ribambelle/domain/permissions/permissions.ts';
import type { z } from 'zod';
import { findActivitiesNamed } from '../activities/index.ts';
import { availabilityList } from '../availabilities/index.ts';
import { customerList } from '../customers/index.ts';
import { partOfNumber } from '../database/search.ts';
import type { Db } from '../database/transaction.ts';
import { firstOfList, type ListReader } from '../lists/office-list.ts';
import { participantList } from '../participants/index.ts';
import { registrationList } from '../registrations/index.ts';
import { textReader } from '../texts/bilingual.ts';
import { findOrders } from './order-views.ts';

type Hit = z.infer<typeof searchHit>;

/** The number of results of each kind. */
const MOST = 5;

/**
 * One kind of record that a search finds: the permission needed, and the first matches of the typed
 * words.
 */
export interface Finder {
  readonly permission: Permission;
  readonly find: (
    search: string,
    reader: ListReader & { readonly db: Db },
  ) => Promise<readonly Hit[]>;
}

/**
 * The kinds of record that a search looks through, in the order of its results. A noun that is to
 * be found adds itself here.
 */
export const FINDERS: readonly Finder[] = [
  {
    permission: 'customers.read',
    find: async (search, { db, ...reader }) => {
      const rows = await firstOfList(db, {
        list: customerList,
        request: { search },
        reader,
        limit: MOST,
      });
      return rows.map(({ cuid, name, participants, email }) => ({
        kind: 'CUSTOMER',
        cuid,
        title: name,
        detail: [participants ?? '', email ?? ''].filter((part) => part !== '').join(' · '),
        at: null,
      }));
    },
  },
  {
    permission: 'payments.read',
    find: async (search, { db }) => {
      const part = partOfNumber(search);
      if (part === null) return [];
      const orders = await findOrders(db, { part, limit: MOST });
      return orders.map(({ customer_cuid, reference, customer_name, processed_at }) => ({
        kind: 'ORDER',
        cuid: customer_cuid,
        title: formatStructuredCommunication(reference),
        detail: customer_name,
        at: processed_at,
      }));
    },
  },
  {
    permission: 'participants.read',
    find: async (search, { db, ...reader }) => {
      const input = { request: { search }, reader, limit: MOST };
      const rows = await firstOfList(db, { list: participantList, ...input });
      return rows.map(({ cuid, name, customer }) => ({
        kind: 'PARTICIPANT',
        cuid,
        title: name,
        detail: customer.name,
        at: null,
      }));
    },
  },
  {
    permission: 'registrations.read',
    find: async (search, { db, ...reader }) => {
      const input = { request: { search, cancelled: false }, reader, limit: MOST };
      const rows = await firstOfList(db, { list: registrationList, ...input });
      return rows.map(({ cuid, participant_name, activity_title, start_at }) => ({
        kind: 'REGISTRATION',
        cuid,
        title: participant_name,
        detail: activity_title,
        at: start_at,
      }));
    },
  },
  {
    permission: 'activities.read',
    find: async (search, { db, organiser, language }) => {
      const text = textReader({ language, organiser });
      const of = { search, limit: MOST };
      return (await findActivitiesNamed(db, of)).map(({ cuid, title }) => ({
        kind: 'ACTIVITY',
        cuid,
        title: text(title),
        detail: '',
        at: null,
      }));
    },
  },
  {
    permission: 'availabilities.read',
    find: async (search, { db, ...reader }) => {
      const from = dayOf(reader.now, reader.organiser.timezone);
      const input = { request: { search, from }, reader, limit: MOST };
      const rows = await firstOfList(db, { list: availabilityList, ...input });
      return rows.map(({ cuid, activity, location, start_at }) => ({
        kind: 'AVAILABILITY',
        cuid,
        title: activity.title,
        detail: location ?? '',
        at: start_at,
      }));
    },
  },
];
