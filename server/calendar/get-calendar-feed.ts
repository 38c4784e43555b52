import { getCalendarFeed as endpoint } from '@ribambelle/api/calendar/get-calendar-feed.ts';
import { action } from '../action.ts';
import { feedAddress } from './feed-address.ts';
import { findFeed } from './feed-store.ts';

/** Answers the address of the caller's calendar, if there is one. */
export const getCalendarFeed = action(
  endpoint,
  async ({ db, organiser, customer, origin, vault }) => {
    const owner = { organiser_id: organiser.id, customer_id: customer.id };
    const feed = await findFeed(db, { vault, ...owner });
    return { feed: feed === undefined ? null : feedAddress(feed, origin) };
  },
);
