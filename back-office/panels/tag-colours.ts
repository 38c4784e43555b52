import type { Answer } from '@ribambelle/api/client.ts';

/** A tag of the list that staff keep. */
export type TagListed = Answer<'listCustomerTags'>['tags'][number];

/** The colours of tags as Mantine names them; PLAIN is a tag without a colour. */
export const MANTINE_COLOURS = {
  PLAIN: 'gray',
  BLUE: 'blue',
  GREEN: 'green',
  AMBER: 'amber',
  RED: 'red',
  PURPLE: 'grape',
} as const;
