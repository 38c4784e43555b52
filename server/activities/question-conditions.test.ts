import type { Ask } from '@ribambelle/api/client.ts';
import type { Made } from '@ribambelle/testing/factories/factories.ts';
import { openShop, type Shop } from '@ribambelle/testing/shop.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

let shop: Shop;
let organiser: Made;
let staff: { token: string };
let cuid: string;

beforeAll(async () => {
  shop = await openShop();
  organiser = await shop.make.organiser();
  staff = await shop.make.collaborator(organiser, ['activities.read', 'activity-questions.update']);
});
afterAll(() => shop.close());
beforeEach(async () => {
  ({ cuid } = await shop.make.activity(organiser));
});

const text = (fr: string) => ({ fr, en: '' });
const question = {
  id: null,
  type: 'CHOICES_SINGLE' as const,
  title: text('Taille'),
  description: text(''),
  required: true,
  choices: [
    { id: null, label: text('S') },
    { id: null, label: text('M') },
  ],
};
type Questions = Ask<'updateActivityQuestions'>['questions'];
const set = (questions: Questions) =>
  shop.change('updateActivityQuestions', { activity: cuid, questions }, staff);

test('200 a question is shown after the answer to an earlier one, whether new or existing', async () => {
  const later = { ...question, type: 'TEXT' as const, choices: [], title: text('Laquelle ?') };
  await set([question, { ...later, shown_when: { question: 0, choices: [1] } }]);
  const { questions } = await shop.office('getOfficeActivity', { activity: cuid }, staff);
  expect(questions.map(({ shown_when }) => shown_when)).toEqual([
    null,
    { question: 0, choices: [1] },
  ]);
  const [first, second] = questions;
  await set([
    later,
    first ?? question,
    { ...(second ?? later), shown_when: { question: 1, choices: [0, 1] } },
  ]);
  const again = await shop.office('getOfficeActivity', { activity: cuid }, staff);
  expect(again.questions.map(({ shown_when }) => shown_when)).toEqual([
    null,
    null,
    { question: 1, choices: [0, 1] },
  ]);
});

test.each([
  ['CONDITION_NOT_EARLIER', { question: 2, choices: [0] }],
  ['CONDITION_NOT_EARLIER', { question: 1, choices: [0] }],
  ['CONDITION_CHOICE_UNKNOWN', { question: 0, choices: [2] }],
  ['CONDITION_CHOICE_UNKNOWN', { question: 0, choices: [] }],
] as const)(
  '400 updateActivityQuestions: %s for %j, and nothing is changed',
  async (code, when) => {
    const shown_when = { question: when.question, choices: [...when.choices] };
    const questions = [question, { ...question, shown_when }, question];
    await expect(
      shop.change('updateActivityQuestions', { activity: cuid, questions }, staff),
    ).rejects.toMatchObject({ code, status: 400, fields: { 'questions.1.shown_when': code } });
    expect((await shop.office('getOfficeActivity', { activity: cuid }, staff)).questions).toEqual(
      [],
    );
  },
);

test('400 updateActivityQuestions: CONDITION_OF_PARTICIPANT when a family question depends on a participant’s', async () => {
  const shown_when = { question: 0, choices: [0] };
  const asks = (answered_by: 'PARTICIPANT' | 'FAMILY') =>
    shop.change(
      'updateActivityQuestions',
      {
        activity: cuid,
        questions: [
          { ...question, answered_by },
          { ...question, answered_by: 'FAMILY', shown_when },
        ],
      },
      staff,
    );
  await expect(asks('PARTICIPANT')).rejects.toMatchObject({
    fields: { 'questions.1.shown_when': 'CONDITION_OF_PARTICIPANT' },
  });
  await asks('FAMILY');
  const { questions } = await shop.office('getOfficeActivity', { activity: cuid }, staff);
  expect(questions.map(({ answered_by }) => answered_by)).toEqual(['FAMILY', 'FAMILY']);
});

test('400 updateActivityQuestions: CONDITION_WITHOUT_CHOICES when the earlier question is a text', async () => {
  const words = { ...question, type: 'TEXT' as const, choices: [] };
  const questions = [words, { ...question, shown_when: { question: 0, choices: [0] } }];
  await expect(
    shop.change('updateActivityQuestions', { activity: cuid, questions }, staff),
  ).rejects.toMatchObject({ fields: { 'questions.1.shown_when': 'CONDITION_WITHOUT_CHOICES' } });
});
