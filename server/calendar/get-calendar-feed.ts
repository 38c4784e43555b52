import { getCalendarFeed as endpoint } from '@ribambelle/api/calendar/get-calendar-feed.ts';
import { action } from '../action.ts';
import { feedAddress } from './feed-address.ts';
import { findFeed } from './feed-store.ts';

/** Answers the address of the caller's calendar, if there is one. */
export const getCalendarFeed = action(endpoint, async ({ db, customer, origin, vault }) => {
  const feed = await findFeed(db, { vault, customer_id: customer.id });
  return { feed: feed === undefined ? null : feedAddress(feed, origin) };
});
