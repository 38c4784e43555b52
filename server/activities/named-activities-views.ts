import { sql } from 'kysely';
import type { Reference } from '../records/stored-record.ts';

const titled: Reference['shown'] = ({ cuid, title = null }, { text }) => ({
  cuid,
  title: text(title),
});

/** The activities that a record names in a column of its own, by slug; none for all activities. */
export const namedActivities: Reference = {
  table: 'activities',
  column: 'activity_ids',
  shows: ['title'],
  order: sql`named.slug, named.id`,
  unknown: 'ACTIVITY_NOT_FOUND',
  shown: titled,
  listed: titled,
};
