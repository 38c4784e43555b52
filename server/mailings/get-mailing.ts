import { getMailing as endpoint } from '@ribambelle/api/mailings/get-mailing.ts';
import { action } from '../action.ts';
import { atOnce } from '../database/statements.ts';
import { orRefuse } from '../refusal.ts';
import { findSegment, segmentName } from '../segments/index.ts';
import { textReader } from '../texts/bilingual.ts';
import { listAttachments } from './attachment-store.ts';
import { findChosenNames } from './chosen-names-views.ts';
import { knownVariables } from './draft.ts';
import { findMailing } from './mailing-store.ts';
import { findResults } from './mailing-views.ts';

/** Answers a mailing with everything that its page shows. */
export const getMailing = action(endpoint, async ({ db, request, organiser, language }) => {
  const { mailing } = request;
  const {
    id,
    collaborator_id: _,
    content,
    ...row
  } = orRefuse(await findMailing(db, { mailing }), 'MAILING_NOT_FOUND');
  const { recipients } = row;
  const text = textReader({ language, organiser });
  const [attachments, results, names, segment] = await atOnce(
    () => listAttachments(db, id),
    () => findResults(db, id),
    () => findChosenNames(db, recipients),
    async () => (recipients.on === 'SEGMENT' ? findSegment(db, recipients.segment) : undefined),
  );
  const titles = [
    ...names.map(({ title }) => text(title)),
    ...(segment === undefined ? [] : [segmentName(segment, language)]),
  ];
  const count =
    recipients.on !== 'SEGMENT' && recipients.selection.by === 'CHOSEN'
      ? recipients.selection.chosen.length
      : 0;
  return {
    ...row,
    content: [...content],
    chosen: { on: recipients.on, names: [...new Set(titles)], count },
    variables: [...knownVariables(recipients, segment ?? null)],
    attachments,
    ...orRefuse(results, 'MAILING_NOT_FOUND'),
  };
});
