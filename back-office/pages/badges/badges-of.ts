/** The selection of participants for badges: the names and values of the request. */
export type BadgesOf = Readonly<
  Partial<Record<'day' | 'availability' | 'activity' | 'location' | 'search', string>>
>;
