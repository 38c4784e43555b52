import { conditionRefusal } from '@ribambelle/domain/activities/shown-questions.ts';
import { LANGUAGES } from '@ribambelle/domain/base/languages.ts';
import { updateActivityQuestions as endpoint } from '@ribambelle/api/activities/update-activity-questions.ts';
import { action } from '../action.ts';
import { logAct } from '../audit/log-act.ts';
import { requireVersion } from '../audit/require-version.ts';
import { orRefuse, refuse } from '../refusal.ts';
import { textReader } from '../texts/bilingual.ts';
import { lockActivity, moveActivityVersion } from './activity-store.ts';
import {
  loadQuestionIds,
  saveQuestion,
  withdrawQuestions,
  type WrittenIds,
} from './question-store.ts';

/**
 * Sets the questions of an activity; one with choices needs at least two of them, a condition
 * refers to an earlier question.
 */
export const updateActivityQuestions = action(endpoint, async (context) => {
  const { db, request } = context;
  const row = orRefuse(await lockActivity(db, request.activity), 'ACTIVITY_NOT_FOUND');
  const { questions, version } = request;
  await requireVersion(db, { record: row, read: version });
  if (questions === undefined) return { message: null };
  const existingIds = await loadQuestionIds(db, row.id);
  for (const [index, { id, type, choices }] of questions.entries()) {
    if (id !== null && !existingIds.has(id))
      refuse('QUESTION_UNKNOWN', { [`questions.${index}`]: 'QUESTION_UNKNOWN' });
    const few =
      type.startsWith('CHOICES') &&
      choices.filter(({ label }) => LANGUAGES.some((each) => label[each].trim() !== '')).length < 2;
    if (few) refuse('CHOICES_REQUIRED', { [`questions.${index}.choices`]: 'CHOICES_REQUIRED' });
    const refusal = conditionRefusal(questions, index);
    if (refusal !== null) refuse(refusal, { [`questions.${index}.shown_when`]: refusal });
  }
  await withdrawQuestions(db, row.id);
  const before: WrittenIds[] = [];
  for (const [order, question] of questions.entries())
    before.push(await saveQuestion(db, { activity_id: row.id, order, question, before }));
  await moveActivityVersion(db, row.id);
  const text = textReader(context);
  const changes = {
    questions: { from: existingIds.size, to: questions.map(({ title }) => text(title)) },
  };
  await logAct(context, {
    act: 'activity-questions.update',
    noun: 'activities',
    record: row,
    summary: text(row.title),
    changes,
  });
  return { message: null };
});
