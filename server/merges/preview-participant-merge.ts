import { previewParticipantMerge as endpoint } from '@ribambelle/api/merges/preview-participant-merge.ts';
import { fullname } from '@ribambelle/domain/customers/names.ts';
import { action } from '../action.ts';
import { textReader } from '../texts/bilingual.ts';
import type { MergedParticipant } from './participant-merge-views.ts';
import { prepareParticipantMerge } from './prepare-participant-merge.ts';

/** Answers the result that merging two participants would have. */
export const previewParticipantMerge = action(
  endpoint,
  async ({ db, request, organiser, language, now }) => {
    const { participant, other } = request;
    const of = { participant, other, locked: false, now };
    const preparation = await prepareParticipantMerge(db, of);
    const text = textReader({ language, organiser });
    return {
      kept: present(preparation.kept),
      other: present(preparation.other),
      seen: preparation.seen,
      moves: [...preparation.moves],
      answers_taken: preparation.answers.taken.length,
      answers_dropped: preparation.answers.dropped.length,
      objections: preparation.objections.map(({ code, title, at }) => ({
        code,
        title: text(title),
        at,
      })),
      birthdate_taken: preparation.birthdate_taken,
      twice: preparation.twice.map(({ title, start_at }) => ({ title: text(title), start_at })),
    };
  },
);

function present({ cuid, version, birthdate, ...names }: MergedParticipant) {
  return { cuid, version, birthdate, name: fullname(names) };
}
