import { type Decision, permit, refuse } from './refusal.ts';

/** The colours of tags; one without a colour is plain. */
export const TAG_COLOURS = ['BLUE', 'GREEN', 'AMBER', 'RED', 'PURPLE'] as const;

export type TagColour = (typeof TAG_COLOURS)[number];

/** The most tags that a record can have. */
export const MOST_TAGS = 20;

/** Tags to add to a record and tags to remove; a tag in both is removed and added at the end. */
export interface Tagging {
  readonly add: readonly string[];
  readonly remove: readonly string[];
}

/**
 * Returns the tags of a record after adding and removing, each once; refuses TAGS_TOO_MANY beyond
 * 20.
 */
export function tagged(
  tags: readonly string[],
  { add, remove }: Tagging,
): Decision<readonly string[], 'TAGS_TOO_MANY'> {
  const removedTags = new Set(remove);
  const remaining = tags.filter((tag) => !removedTags.has(tag));
  const all = [...new Set([...remaining, ...add])];
  return all.length > MOST_TAGS ? refuse('TAGS_TOO_MANY') : permit(all);
}
