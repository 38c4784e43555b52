import { plural } from '../formats/plural.ts';

const people = (count: number) =>
  count === 0
    ? 'No answers'
    : `${count} ${plural('en', count, { one: 'answer', other: 'answers' })}`;

export const texts: typeof import('../fr/office-custom-fields.ts').texts = {
  title: 'Custom fields',
  opening:
    'What you ask of every family, or about every participant: school, doctor, photo permission… And what you note of your team: size, certificate… Drag a line, or use the arrows, to change the order.',
  add: 'New field',
  entity: 'About whom',
  entities: { CUSTOMERS: 'Families', PARTICIPANTS: 'Participants', COLLABORATORS: 'Team' },
  none: 'No fields yet.',
  archived: 'Archived',
  question: 'Question',
  description: 'Explanation (optional)',
  type: 'Type of answer',
  type_stays: 'Families have answered: the type no longer changes.',
  types: {
    TEXT: 'Short text',
    LONGTEXT: 'Long text',
    DATE: 'Date',
    CHOICES_SINGLE: 'One choice',
    CHOICES_MULTIPLE: 'Several choices',
  },
  choice: (number) => `Choice ${number}`,
  add_choice: 'Add a choice',
  remove_choice: (number) => `Remove choice ${number}`,
  pattern: 'Pattern (optional)',
  pattern_help:
    'What the answer must look like, such as [0-9]{11} for eleven digits. When in doubt, leave it empty.',
  required: 'Answer required',
  is_required: 'required',
  deferred: 'Ask later',
  deferred_help: 'Not when the account is created, but later in the family’s account.',
  is_deferred: 'asked later',
  health: 'About health',
  health_help:
    'Allergies, treatments… The answer is in red in the day list and the attendance register.',
  is_health: 'health',
  answers: people,
  is_archived: (count) => `Archived: no longer asked anywhere. ${people(count)}.`,
  up: (title) => `Move up: ${title}`,
  down: (title) => `Move down: ${title}`,
  sorted: 'Order changed.',
  created: 'Field added.',
  archive: 'Archive',
  archive_done: 'Field archived: the answers given stay.',
  restore: 'Ask again',
  restore_done: 'This field is asked again.',
  removed: 'Field deleted.',
  gone: 'This field no longer exists.',
};
