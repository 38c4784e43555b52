import type { Answer } from '@ribambelle/api/client.ts';

/** A tag of the list that staff keep. */
export type TagListed = Answer<'listCustomerTags'>['tags'][number];

/** What the colours of tags are called by Mantine; PLAIN is a tag without one. */
export const MANTINE_COLOURS = {
  PLAIN: 'gray',
  BLUE: 'blue',
  GREEN: 'green',
  AMBER: 'amber',
  RED: 'red',
  PURPLE: 'grape',
} as const;
