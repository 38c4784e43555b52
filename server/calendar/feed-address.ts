/** Returns the address of a feed for a calendar. */
export function feedAddress(
  feed: { readonly token: string; readonly created_at: string },
  origin: string,
) {
  return { url: `${origin}/calendar/${feed.token}.ics`, created_at: feed.created_at };
}
