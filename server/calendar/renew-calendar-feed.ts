import { renewCalendarFeed as endpoint } from '@ribambelle/api/calendar/renew-calendar-feed.ts';
import { action } from '../action.ts';
import { newToken } from '../sessions/token.ts';
import { feedAddress } from './feed-address.ts';
import { replaceFeed } from './feed-store.ts';

/** Gives the caller's calendar a new address; the earlier one stops working. */
export const renewCalendarFeed = action(endpoint, async ({ db, customer, origin, vault, now }) => {
  const feed = { token: newToken(), created_at: now };
  await replaceFeed(db, { vault, customer_id: customer.id, ...feed });
  return { feed: feedAddress(feed, origin) };
});
