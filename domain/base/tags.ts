import { type Decision, permit, refuse } from './refusal.ts';

/** The colours that a tag can have; one without is plain. */
export const TAG_COLOURS = ['BLUE', 'GREEN', 'AMBER', 'RED', 'PURPLE'] as const;

export type TagColour = (typeof TAG_COLOURS)[number];

/** How many tags a record can have. */
export const MOST_TAGS = 20;

/** Tags that a record is to have, and others that it is to have no longer; what is in both is taken off and put on again at the end. */
export interface Tagging {
  readonly add: readonly string[];
  readonly remove: readonly string[];
}

/** The tags of a record after some were put on and taken off, each once; refuses TAGS_TOO_MANY beyond 20. */
export function tagged(
  tags: readonly string[],
  { add, remove }: Tagging,
): Decision<readonly string[], 'TAGS_TOO_MANY'> {
  const removed = new Set(remove);
  const kept = tags.filter((tag) => !removed.has(tag));
  const all = [...new Set([...kept, ...add])];
  return all.length > MOST_TAGS ? refuse('TAGS_TOO_MANY') : permit(all);
}
