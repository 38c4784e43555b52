import type { ChangeOutcome } from './change.ts';

/** The content of a registration that a change would write: as held, and as wanted. */
export interface ChosenThings {
  readonly options: readonly { readonly price_id: number; readonly content: string | null }[];
  readonly questions: readonly { readonly question_id: number; readonly content: string }[];
}

/** True when a change leaves everything as it is: then nothing is written or sent. */
export function changesNothing(
  held: ChosenThings,
  change: ChosenThings & Pick<ChangeOutcome, 'added_date_ids' | 'freed_date_ids'>,
): boolean {
  if (change.added_date_ids.length + change.freed_date_ids.length > 0) return false;
  return sameThings(held, change) && sameThings(change, held);
}

function sameThings(one: ChosenThings, other: ChosenThings): boolean {
  return (
    one.options.every((a) =>
      other.options.some((b) => a.price_id === b.price_id && a.content === b.content),
    ) &&
    one.questions.every((a) =>
      other.questions.some((b) => a.question_id === b.question_id && a.content === b.content),
    )
  );
}
