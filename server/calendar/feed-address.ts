/** Where a calendar reads a feed. */
export function feedAddress(
  feed: { readonly token: string; readonly created_at: string },
  origin: string,
) {
  return { url: `${origin}/calendar/${feed.token}.ics`, created_at: feed.created_at };
}
